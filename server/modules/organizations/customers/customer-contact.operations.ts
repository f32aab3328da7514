import { actsFor, findVisibleOrganization, isServing, lockService } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { type CustomerSides, findContact, removeContact, storeContact } from './customer-contact.repository'
import { recipientsAtCustomer } from './customer-recipients.repository'
import { recipientsToWire } from './recipients.wire'

/** How a dealership reaches its customers by e-mail. */
export function customerContactOperations({ db, transact }: { db: Database; transact: Transact }) {
  const sidesFor = async (caller: Caller, dealershipId: string, operatorId: string): Promise<CustomerSides> => {
    const sides = { dealershipId, operatorId }
    const isSeen = (await findVisibleOrganization(db, caller, dealershipId)) !== undefined
    if (!isSeen || !actsFor(caller, sides).includes('dealership') || !(await isServing(db, sides))) throw noCustomer()
    return sides
  }
  return {
    getCustomerContact: async ({ path, caller }) => {
      const contact = await findContact(db, await sidesFor(caller, path.id, path.orgId))
      return { status: 200, body: { email: contact?.email ?? null } }
    },

    getNewOrderRecipients: async ({ path, caller }) => {
      const sides = await sidesFor(caller, path.id, path.orgId)
      return { status: 200, body: recipientsToWire(await recipientsAtCustomer(db, { ...sides, topic: 'orders' })) }
    },

    setCustomerContact: async ({ path, body, caller, language }) => {
      const sides = await sidesFor(caller, path.id, path.orgId)
      const email = body.email?.toLowerCase() ?? null
      await transact(async (trx) => {
        if (!(await lockService(trx, sides))) throw noCustomer()
        if (email === null) await removeContact(trx, sides)
        else await storeContact(trx, { ...sides, email, language, createdBy: caller.userId })
      })
      return { status: 200, body: { email } }
    },
  } satisfies Pick<PlatformHandlers, 'getCustomerContact' | 'getNewOrderRecipients' | 'setCustomerContact'>
}

const noCustomer = () => notFound('Operator')
