import type { Database } from '../../../db/connection'
import { defaultAddress } from '../../organizations'
import type { Party } from './compose-sheet'

/** One side of an order as its documents name it. */
export async function documentParty(db: Database, id: string): Promise<Party & { logoKey: string | null }> {
  const [organization, address] = await Promise.all([
    db
      .selectFrom('organization')
      .where('id', '=', id)
      .select(['name', 'phone_number as phoneNumber', 'time_zone as timeZone', 'logo_key as logoKey'])
      .executeTakeFirstOrThrow(),
    defaultAddress(db, id),
  ])
  return { ...organization, address: address ?? null }
}
