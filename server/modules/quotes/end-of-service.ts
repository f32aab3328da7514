import type { Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { publish } from '../../events/unit-of-work'
import type { Outbox } from '../notifications'
import { type Addressee, addresseesOf, emailsOfStaff } from '../organizations'
import { endedServiceEmail } from './ended-service-email'
import { recipientsOf } from './notify-other-side'
import { endings, isInternal, type Quote, quoteStates, quoteStatuses } from './quote'
import { quoteChanged } from './quote.events'
import { lockQuote } from './stored-quote.repository'

interface Sides {
  dealershipId: string
  operatorId: string
}

/**
 * Ends the quotes that are open between a dealership and an operator that it no longer serves, because no order can come
 * of them any more, and sums them up in one e-mail to each person concerned. Orders that were placed go on.
 */
export const endQuotesOfService =
  (outbox: Outbox) =>
  async (trx: Transaction, sides: Sides): Promise<void> => {
    const ended: Quote[] = []
    for (const id of await findOpen(trx, sides)) {
      const quote = await lockQuote(trx, id)
      const to = quote && endings[quote.status]
      if (!to) continue
      await transition(trx, quoteStates, quote, {
        to,
        by: { actors: ['system'] },
        set: { updated_at: new Date() },
      })
      await publish(trx, quoteChanged({ quoteId: id }))
      ended.push(quote)
    }
    await notify(trx, outbox, sides, ended)
  }

/** @param ended as they were before; drafts concern the dealership alone */
async function notify(trx: Transaction, outbox: Outbox, { dealershipId }: Sides, ended: readonly Quote[]) {
  const url = outbox.addressOf('/quotes')
  const staff = ended.length > 0 ? await emailsOfStaff(trx, dealershipId) : []
  const byCustomer = new Map<string, { addressee: Addressee; quotes: Quote[] }>()
  const byRequester = new Map<string | null, Addressee[]>()
  for (const quote of ended.filter(({ status }) => !isInternal(status))) {
    const addressees = byRequester.get(quote.createdById) ?? (await addresseesFor(quote))
    byRequester.set(quote.createdById, addressees)
    for (const addressee of addressees) {
      const { quotes } = byCustomer.get(addressee.to) ?? { quotes: [] }
      byCustomer.set(addressee.to, { addressee, quotes: [...quotes, quote] })
    }
  }
  await outbox.sendAll(trx, [
    ...staff.flatMap((to) => endedServiceEmail({ addressee: { to, url }, side: 'dealership', quotes: ended }) ?? []),
    ...[...byCustomer.values()].flatMap((own) => endedServiceEmail({ ...own, side: 'operator' }) ?? []),
  ])

  async function addresseesFor(quote: Quote): Promise<Addressee[]> {
    return addresseesOf(await recipientsOf(trx, quote, { isEnding: true }), { page: url })
  }
}

async function findOpen(trx: Transaction, { dealershipId, operatorId }: Sides): Promise<string[]> {
  const rows = await trx
    .selectFrom('quote')
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where(
      'status',
      'in',
      quoteStatuses.filter((status) => endings[status] !== undefined),
    )
    .select('id')
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}
