import type { Database } from '../../../db/connection'
import { defaultAddress } from '../../organizations'

const DEFAULT_COUNTRY = 'US'

/** For whom an account is created: the dealership, its country, and the person who does so. */
export async function ownerOf(
  db: Database,
  dealershipId: string,
  personId: string,
): Promise<{ name: string; email: string; country: string }> {
  const [organization, person, address] = await Promise.all([
    db.selectFrom('organization').where('id', '=', dealershipId).select('name').executeTakeFirstOrThrow(),
    db.selectFrom('person').where('id', '=', personId).select('email').executeTakeFirstOrThrow(),
    defaultAddress(db, dealershipId),
  ])
  return { name: organization.name, email: person.email, country: address?.country ?? DEFAULT_COUNTRY }
}
