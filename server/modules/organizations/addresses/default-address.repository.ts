import type { Database } from '../../../db/connection'

/** An organization's default address, without its label. */
export const defaultAddress = (db: Database, organizationId: string) =>
  db
    .selectFrom('address')
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .select(['recipient', 'line1', 'line2', 'city', 'region', 'postal_code', 'country', 'phone_number'])
    .executeTakeFirst()
