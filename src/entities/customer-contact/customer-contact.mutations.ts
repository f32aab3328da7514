import { mutationOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'
import { type CustomerSides, customerContactQueries } from './customer-contact.queries'

const store = ({ dealershipId: id, operatorId: orgId }: CustomerSides, email: string | null) =>
  unwrap(
    platform.PUT('/organizations/{id}/customers/{orgId}/contact', { params: { path: { id, orgId } }, body: { email } }),
  )

const changesContacts = invalidates(customerContactQueries.all())

export const customerContactMutations = {
  /** Sets the address of a customer. Throws `ApiError`; its field is `email`. */
  set: (sides: CustomerSides) =>
    mutationOptions({ mutationFn: (email: string) => store(sides, email), ...changesContacts }),
  remove: (sides: CustomerSides) => mutationOptions({ mutationFn: () => store(sides, null), ...changesContacts }),
}
