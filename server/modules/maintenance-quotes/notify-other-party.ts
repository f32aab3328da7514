import type { Transaction } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { PortalLinks } from '../portal-links'
import type { MaintenanceQuoteMove } from './maintenance-quote.events'
import { findQuote, type MaintenanceQuote } from './maintenance-quote.repository'
import { quoteEmail, recipientSides } from './quote-email'

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

/** E-mails the Org Admins of each side that a move concerns. */
export const notifyOtherParty =
  ({ outbox, portalLinks }: Ports) =>
  async (trx: Transaction, move: MaintenanceQuoteMove): Promise<void> => {
    const { quoteId, to, from, cause, reason = '' } = move
    const sides = recipientSides(move)
    const quote = sides.length > 0 ? await findQuote(trx, quoteId) : undefined
    if (!quote) return
    const url = outbox.addressOf(`/maintenance-quotes/${quoteId}`)
    const link = to === 'SENT' ? await portalLinks.mailedRecord(trx, recordOf(quote)) : undefined
    for (const side of sides) {
      const admins = await emailsOfAdmins(trx, quote[side].id)
      await outbox.sendAll(
        trx,
        admins.flatMap((email) => quoteEmail(email, quote, { side, url, link, from, cause, reason }) ?? []),
      )
    }
  }

const recordOf = ({ id, dealership, operator }: MaintenanceQuote) => ({
  kind: 'maintenance_quote' as const,
  id,
  dealershipId: dealership.id,
  operatorId: operator.id,
})
