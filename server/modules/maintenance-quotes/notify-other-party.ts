import type { Transaction } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { endedServiceEmail } from './ended-service-email'
import { isEditable } from './maintenance-quote'
import type { MaintenanceQuoteMove, maintenanceQuotesEnded } from './maintenance-quote.events'
import { findQuote, findSummaries, type MaintenanceQuote } from './maintenance-quote.repository'
import { quoteEmail, recipientSides } from './quote-email'

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

type Ended = Parameters<typeof maintenanceQuotesEnded>[0]

/** E-mails the Org Admins of both sides what concerns them: nobody else opens maintenance quotes. */
export const notifyOtherParty = ({ outbox, portalLinks }: Ports) => ({
  /** A move, to each side that did not make it. */
  ofMove: async (trx: Transaction, move: MaintenanceQuoteMove): Promise<void> => {
    const { quoteId, to, from, reason = '' } = move
    const sides = recipientSides(move)
    const quote = sides.length > 0 ? await findQuote(trx, quoteId) : undefined
    if (!quote) return
    const url = outbox.addressOf(`/maintenance-quotes/${quoteId}`)
    const link = to === 'SENT' ? await portalLinks.mailedRecord(trx, recordOf(quote)) : undefined
    for (const side of sides) {
      const recipients = await emailsOfAdmins(trx, quote[side].id)
      await outbox.sendAll(
        trx,
        recipients.flatMap((email) => quoteEmail(email, quote, { side, url, link, from, reason }) ?? []),
      )
    }
  },

  /** What was withdrawn with the end of a service, to both sides in one e-mail each; drafts concern nobody. */
  ofEndedService: async (trx: Transaction, { dealershipId, operatorId, quotes }: Ended): Promise<void> => {
    const origins = new Map(quotes.map(({ quoteId, from }) => [quoteId, from]))
    const summaries = await findSummaries(trx, [...origins.keys()])
    const sent = summaries.flatMap((quote) => {
      const from = origins.get(quote.id)
      return from && !isEditable(from) ? [{ ...quote, from }] : []
    })
    const url = outbox.addressOf('/maintenance-quotes')
    for (const [side, id] of [['dealership', dealershipId] as const, ['operator', operatorId] as const]) {
      const recipients = await emailsOfAdmins(trx, id)
      await outbox.sendAll(
        trx,
        recipients.flatMap((to) => endedServiceEmail(to, { quotes: sent, side, url }) ?? []),
      )
    }
  },
})

const recordOf = ({ id, dealership, operator }: MaintenanceQuote) => ({
  kind: 'maintenance_quote' as const,
  id,
  dealershipId: dealership.id,
  operatorId: operator.id,
})
