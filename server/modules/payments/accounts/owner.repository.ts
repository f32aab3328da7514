import type { Database } from '../../../db/connection'
import { defaultAddress, emailsOfAdmins } from '../../organizations'

const DEFAULT_COUNTRY = 'US'

interface Owner {
  name: string
  email: string | undefined
  country: string
}

/**
 * For whom an account is created: the dealership, its country, and one of its admins. Whoever asks for it gets the same,
 * since two who do so at once are to get one account.
 */
export async function ownerOf(db: Database, dealershipId: string): Promise<Owner> {
  const [organization, emails, address] = await Promise.all([
    db.selectFrom('organization').where('id', '=', dealershipId).select('name').executeTakeFirstOrThrow(),
    emailsOfAdmins(db, dealershipId),
    defaultAddress(db, dealershipId),
  ])
  return { name: organization.name, email: emails.toSorted()[0], country: address?.country ?? DEFAULT_COUNTRY }
}
