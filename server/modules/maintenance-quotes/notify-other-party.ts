import type { Database, Transaction } from '../../db/connection'
import { recordEmailedTo } from '../../db/transition'
import type { Outbox } from '../notifications'
import { addresseesOf, emailsOfAdmins, recipientsAtCustomer } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { endedServiceEmail } from './ended-service-email'
import { isEditable, maintenanceQuoteStates } from './maintenance-quote'
import type { MaintenanceQuoteMove, maintenanceQuotesEnded } from './maintenance-quote.events'
import { findQuote, findSummaries, type MaintenanceQuote } from './maintenance-quote.repository'
import { quoteEmail, recipientSides } from './quote-email'

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

type Ended = Parameters<typeof maintenanceQuotesEnded>[0]

/** E-mails both sides what concerns them: the Org Admins, who alone open maintenance quotes, or who reads them by a link. */
export const notifyOtherParty = ({ outbox, portalLinks }: Ports) => ({
  /** A move, to each side that did not make it. */
  ofMove: async (trx: Transaction, move: MaintenanceQuoteMove): Promise<void> => {
    const { quoteId, to, from, reason = '' } = move
    const sides = recipientSides(move)
    const quote = sides.length > 0 ? await findQuote(trx, quoteId) : undefined
    if (!quote) return
    const page = outbox.addressOf(`/maintenance-quotes/${quoteId}`)
    const issueLink = () => portalLinks.mailedRecord(trx, recordOf(quote))
    const link = to === 'SENT' ? await issueLink() : undefined
    for (const side of sides) {
      const addressees =
        side === 'operator'
          ? await addresseesOf(await recipientsOf(trx, quote), { page, link: issueLink })
          : (await emailsOfAdmins(trx, quote.dealership.id)).map((email) => ({ to: email, url: page }))
      await outbox.sendAll(
        trx,
        addressees.flatMap((one) => quoteEmail(one, quote, { side, link, from, reason }) ?? []),
      )
      if (side === 'operator') await recordEmailedTo(trx, maintenanceQuoteStates, quoteId, addressees)
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
    const page = outbox.addressOf('/maintenance-quotes')
    const sides = { dealership: { id: dealershipId }, operator: { id: operatorId } }
    const atCustomer = await addresseesOf(await recipientsOf(trx, sides, { isEnding: true }), { page })
    const atDealership = (await emailsOfAdmins(trx, dealershipId)).map((to) => ({ to, url: page }))
    await outbox.sendAll(trx, [
      ...atDealership.flatMap((one) => endedServiceEmail(one, { quotes: sent, side: 'dealership' }) ?? []),
      ...atCustomer.flatMap((one) => endedServiceEmail(one, { quotes: sent, side: 'operator' }) ?? []),
    ])
  },
})

interface QuoteSides {
  dealership: { id: string }
  operator: { id: string }
}

/** Whom a maintenance quote is e-mailed to at its customer. */
export const recipientsOf = (db: Database, { dealership, operator }: QuoteSides, { isEnding = false } = {}) =>
  recipientsAtCustomer(db, {
    dealershipId: dealership.id,
    operatorId: operator.id,
    topic: 'maintenance_quotes',
    isEnding,
  })

const recordOf = ({ id, dealership, operator }: MaintenanceQuote) => ({
  kind: 'maintenance_quote' as const,
  id,
  dealershipId: dealership.id,
  operatorId: operator.id,
})
