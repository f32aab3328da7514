import type { Transaction } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { PortalLinks } from '../portal-links'
import type { MaintenanceQuoteMove } from './maintenance-quote.events'
import { findQuote, type MaintenanceQuote } from './maintenance-quote.repository'
import { quoteEmail, recipientSide } from './quote-email'

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

/** E-mails the Org Admins of the side that a move concerns. */
export const notifyOtherParty =
  ({ outbox, portalLinks }: Ports) =>
  async (trx: Transaction, { quoteId, from, to, reason = '' }: MaintenanceQuoteMove): Promise<void> => {
    const side = recipientSide(from, to)
    const quote = side && (await findQuote(trx, quoteId))
    if (!quote) return
    const url = outbox.addressOf(`/maintenance-quotes/${quoteId}`)
    const link = to === 'SENT' ? await portalLinks.mailedRecord(trx, recordOf(quote)) : undefined
    const admins = await emailsOfAdmins(trx, quote[side].id)
    await outbox.sendAll(
      trx,
      admins.flatMap((email) => quoteEmail(email, quote, { url, link, from, reason }) ?? []),
    )
  }

const recordOf = ({ id, dealership, operator }: MaintenanceQuote) => ({
  kind: 'maintenance_quote' as const,
  id,
  dealershipId: dealership.id,
  operatorId: operator.id,
})
