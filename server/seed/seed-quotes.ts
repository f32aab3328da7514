import type { Transaction } from '../db/connection'
import type { QuoteStatus } from '../db/schema'
import type { Outbox } from '../modules/notifications'
import { changeQuote, createQuote, expireQuote, lockQuote } from '../modules/quotes'
import { backdate } from './backdate'
import type { DemonstrationQuote } from './demonstration-sales'
import { idOf, machineFor, type SalesPeople } from './seed-orders'

const day = 86_400_000

/** Nobody is written to about a past that did not happen. */
const silent: Outbox = {
  send: async () => undefined,
  sendAll: async () => undefined,
  addressOf: (path) => path,
}

const noLinks = { mailedRecord: async () => ({ url: '', token: '' }) }

/** The states that a quote passes on its way to each one; who moves it follows from the state. */
const ways: Record<QuoteStatus, readonly QuoteStatus[]> = {
  DRAFT: [],
  DISCARDED: ['DISCARDED'],
  REQUESTED: [],
  IN_REVIEW: ['IN_REVIEW'],
  SENT: ['IN_REVIEW', 'SENT'],
  REVISION_REQUESTED: ['IN_REVIEW', 'SENT', 'REVISION_REQUESTED'],
  DECLINED: ['IN_REVIEW', 'SENT', 'DECLINED'],
  WITHDRAWN: ['IN_REVIEW', 'SENT', 'WITHDRAWN'],
  EXPIRED: ['IN_REVIEW', 'SENT', 'EXPIRED'],
  ACCEPTED: ['IN_REVIEW', 'SENT', 'ACCEPTED'],
  CONVERTED: ['IN_REVIEW', 'SENT', 'ACCEPTED'],
  REJECTED: ['IN_REVIEW', 'REJECTED'],
  CANCELLED: ['CANCELLED'],
}
const customerMoves: readonly QuoteStatus[] = ['ACCEPTED', 'DECLINED', 'REVISION_REQUESTED', 'CANCELLED']

/** Creates a quote and takes it to its state, a day for each step. */
export async function seedQuote(trx: Transaction, people: SalesPeople, quote: DemonstrationQuote): Promise<void> {
  const staff = { actors: ['dealership'] as const, personId: people.clerkId }
  // Those who have no account order by telephone.
  const buyer = { actors: ['customer'] as const, personId: people.buyerIds.get(quote.operator) ?? people.clerkId }
  let at = new Date(Date.now() - quote.daysAgo * day)
  const quoteId = await createQuote(trx, silent, {
    dealershipId: people.dealershipId,
    operatorId: idOf(people.operatorIds, quote.operator),
    by: quote.status === 'DRAFT' || quote.status === 'DISCARDED' ? staff : buyer,
    lines: quote.lines.map(([partNumber, quantity]) => ({
      partId: idOf(people.partIds, partNumber),
      partNumber: '',
      description: '',
      quantity,
      note: '',
    })),
    delivery: 'SHIP',
    address: null,
    poNumber: '',
    note: quote.note,
    instanceId: machineFor(people, quote),
  })
  await backdate(trx, at)
  for (const to of ways[quote.status]) {
    await move(trx, quoteId, {
      to,
      comment: (to === 'SENT' ? quote.comment : to === quote.status && quote.reason) || '',
      by: customerMoves.includes(to) ? buyer : staff,
    })
    at = new Date(Math.min(at.getTime() + day, Date.now()))
    await backdate(trx, at)
  }
  if (quote.daysAgo > validDays) await setLastDay(trx, quoteId, at)
}

const validDays = 14

async function move(
  trx: Transaction,
  quoteId: string,
  change: Pick<Parameters<typeof changeQuote>[2], 'by' | 'comment'> & { to: QuoteStatus },
): Promise<void> {
  const quote = await lockQuote(trx, quoteId)
  if (!quote) throw new Error(`the demonstration's quote ${quoteId} is not there`)
  const ports = { outbox: silent, portalLinks: noLinks }
  if (change.to === 'EXPIRED') return expireQuote(trx, ports, quote)
  const answer = change.to === 'SENT' && {
    costs: quote.lines.map(({ id, listAmount }) => ({
      lineId: id,
      price: { amount: listAmount ?? 0, currency: quote.currency },
    })),
    validUntil: dayOf(new Date(Date.now() + validDays * day)),
  }
  await changeQuote(trx, ports, { quoteId, version: quote.version, ...change, ...answer })
}

/** The last day was still to come when the quote was sent. */
const setLastDay = (trx: Transaction, quoteId: string, sentAt: Date) =>
  trx
    .updateTable('quote')
    .set({ valid_until: dayOf(new Date(sentAt.getTime() + validDays * day)) })
    .where('id', '=', quoteId)
    .where('valid_until', 'is not', null)
    .execute()

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
