import type { Database } from '../../../db/connection'
import type { TimeZone } from '../../../domain/time-zone'

/** What a document takes from its dealership as it is now: its logo, and the time zone unless that was copied. */
export const letterheadOf = (
  db: Database,
  dealershipId: string,
): Promise<{ timeZone: TimeZone; logoKey: string | null }> =>
  db
    .selectFrom('organization')
    .where('id', '=', dealershipId)
    .select(['time_zone as timeZone', 'logo_key as logoKey'])
    .executeTakeFirstOrThrow()
