import type { Transaction } from '../../db/connection'
import type { QuoteStatus } from '../../db/schema'
import type { Outbox } from '../notifications'
import { emailsOfAdmins, emailsOfStaff } from '../organizations'
import type { MailedLink } from '../portal-links'
import type { Quote } from './quote'
import { quoteEmail } from './quote-mail'

interface Step {
  quote: Quote
  to: QuoteStatus
  comment: string
  /** Who took it; the system for both. */
  by: 'dealership' | 'customer' | 'system'
  /** By which a customer without an account at hand answers. */
  link?: MailedLink | undefined
}

/** E-mails a step of a quote to the side that did not take it: to the customer who asked for it, or to the dealership's staff. */
export async function notifyOtherSide(trx: Transaction, outbox: Outbox, step: Step): Promise<void> {
  const { quote, by } = step
  if (by !== 'customer') await send(trx, outbox, step, 'operator', await emailsOfCustomer(trx, quote))
  if (by !== 'dealership') await send(trx, outbox, step, 'dealership', await emailsOfStaff(trx, quote.dealership.id))
}

async function send(
  trx: Transaction,
  outbox: Outbox,
  { quote, to: status, comment, link }: Step,
  side: 'dealership' | 'operator',
  recipients: readonly string[],
): Promise<void> {
  const url = outbox.addressOf(`/quotes/${quote.id}`)
  await outbox.sendAll(
    trx,
    recipients.flatMap((to) => quoteEmail({ to, side, quote, status, comment, url, link }) ?? []),
  )
}

/** Whoever requested it, or the operator's admins if that person has left or the dealership drafted it. */
export async function emailsOfCustomer(
  trx: Transaction,
  { createdById, operator }: Pick<Quote, 'createdById' | 'operator'>,
): Promise<string[]> {
  const author = await trx
    .selectFrom('person')
    .where('id', '=', createdById)
    .where('organization_id', '=', operator.id)
    .where('is_active', '=', true)
    .select('email')
    .executeTakeFirst()
  return author ? [author.email] : emailsOfAdmins(trx, operator.id)
}
