import type { Transaction } from '../../db/connection'
import type { QuoteStatus } from '../../db/schema'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { MailedLink } from '../portal-links'
import type { Quote } from './quote'
import { quoteEmail } from './quote-mail'

interface Step {
  quote: Quote
  to: QuoteStatus
  comment: string
  by: 'dealership' | 'customer'
  /** By which a customer without an account at hand answers. */
  link?: MailedLink | undefined
}

/** E-mails a step of a quote to the other side: to the customer who asked for it, or to the dealership's admins. */
export async function notifyOtherSide(
  trx: Transaction,
  outbox: Outbox,
  { quote, to: status, comment, by, link }: Step,
): Promise<void> {
  const { dealership, operator } = quote
  const toCustomer = by === 'dealership'
  const recipients = toCustomer ? await emailsOfCustomer(trx, quote) : await emailsOfAdmins(trx, dealership.id)
  const organizationId = toCustomer ? operator.id : dealership.id
  const url = outbox.addressOf(`/quotes/${quote.id}`)
  await outbox.sendAll(
    trx,
    recipients.flatMap((to) => quoteEmail({ to, organizationId, quote, status, comment, url, link }) ?? []),
  )
}

/** Whoever requested it, or the operator's admins if that person has left or the dealership drafted it. */
async function emailsOfCustomer(trx: Transaction, { createdById, operator }: Quote): Promise<string[]> {
  const author = await trx
    .selectFrom('person')
    .where('id', '=', createdById)
    .where('organization_id', '=', operator.id)
    .where('is_active', '=', true)
    .select('email')
    .executeTakeFirst()
  return author ? [author.email] : emailsOfAdmins(trx, operator.id)
}
