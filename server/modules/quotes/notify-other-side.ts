import type { Database, Transaction } from '../../db/connection'
import type { QuoteStatus } from '../../db/schema'
import { recordEmailedTo } from '../../db/transition'
import type { Outbox } from '../notifications'
import { addresseesOf, emailsOfStaff, recipientsAtCustomer } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { type Quote, quoteStates } from './quote'
import { quoteEmail } from './quote-mail'

export interface QuotePorts {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

interface Step {
  quote: Quote
  status: QuoteStatus
  comment: string
}

/** E-mails a step of a quote to the dealership's staff. */
export async function notifyStaff(trx: Transaction, outbox: Outbox, step: Step): Promise<void> {
  const url = outbox.addressOf(`/quotes/${step.quote.id}`)
  const staff = await emailsOfStaff(trx, step.quote.dealership.id)
  const write = quoteEmail({ ...step, side: 'dealership' })
  if (write)
    await outbox.sendAll(
      trx,
      staff.map((to) => write({ to, url })),
    )
}

/** E-mails a step of a quote to the customer, and records to whom: to whoever asked for it, or else who acts for the customer. */
export async function notifyCustomer(trx: Transaction, { outbox, portalLinks }: QuotePorts, step: Step): Promise<void> {
  const { quote } = step
  const issueLink = () => portalLinks.mailedRecord(trx, recordOf(quote))
  const link = step.status === 'SENT' ? await issueLink() : undefined
  const write = quoteEmail({ ...step, side: 'operator', link })
  if (!write) return
  const page = outbox.addressOf(`/quotes/${quote.id}`)
  const addressees = await addresseesOf(await recipientsOf(trx, quote), { page, link: issueLink })
  await outbox.sendAll(trx, addressees.map(write))
  await recordEmailedTo(trx, quoteStates, quote.id, addressees)
}

type Recipients = Pick<Quote, 'createdById' | 'operator' | 'dealership'>

/** Whoever requested it, or else those who act for the customer. */
export const recipientsOf = (
  db: Database,
  { createdById, operator, dealership }: Recipients,
  { isEnding = false } = {},
) =>
  recipientsAtCustomer(db, {
    dealershipId: dealership.id,
    operatorId: operator.id,
    topic: 'quotes',
    people: [createdById],
    isEnding,
  })

const recordOf = ({ id, dealership, operator }: Quote) => ({
  kind: 'quote' as const,
  id,
  dealershipId: dealership.id,
  operatorId: operator.id,
})
