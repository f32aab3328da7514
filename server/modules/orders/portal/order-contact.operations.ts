import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { storeContact } from './contact.repository'
import { contactOf } from './order-contact'

/** Where whoever holds a link to an order hears of it. */
export const orderContactOperations = ({ transact }: { transact: Transact }) =>
  ({
    setOrderContactByLink: async ({ body, proof, language }) => {
      const contact = contactOf({ email: body.email ?? undefined }, language)
      await transact((trx) => storeContact(trx, { orderId: proof.id, linkId: proof.linkId, contact }))
      return { status: 200, body: { email: contact?.email ?? null } }
    },
  }) satisfies Pick<PlatformHandlers, 'setOrderContactByLink'>
