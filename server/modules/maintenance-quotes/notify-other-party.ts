import type { Transaction } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { MaintenanceQuoteMove } from './maintenance-quote.events'
import { findQuote } from './maintenance-quote.repository'
import { quoteEmail, recipientSide } from './quote-email'

/** E-mails the Org Admins of the side that a move concerns. */
export const notifyOtherParty =
  (outbox: Outbox) =>
  async (trx: Transaction, { quoteId, from, to }: MaintenanceQuoteMove): Promise<void> => {
    const side = recipientSide(from, to)
    const quote = side && (await findQuote(trx, quoteId))
    if (!quote) return
    const url = outbox.addressOf(`/maintenance-quotes/${quoteId}`)
    const admins = await emailsOfAdmins(trx, quote[side].id)
    await outbox.sendAll(
      trx,
      admins.flatMap((email) => quoteEmail(email, quote, url) ?? []),
    )
  }
