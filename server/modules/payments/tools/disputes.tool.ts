import type { Database } from '../../../db/connection'
import type { DisputeState } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import { eventDetails } from '../../../record-tools/events'
import { asksForField } from '../../../record-tools/fields'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import type { Asker, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { writeSums } from '../../../record-tools/written-sums'
import { type DisputeRow, listDisputes } from '../disputes/dispute.repository'
import { disputeReasonFor } from './failure-words'
import { moneyTool } from './money-tool'
import { paymentEvents } from './payment-events.repository'

/** What customers dispute with their bank, as the admins of a dealership see it. */
export const disputesTool = (db: Database): RecordTool =>
  moneyTool(db, {
    name: 'disputes',
    description: 'Disputed card payments with order, state and the day until which to answer; newest first.',
    input: ['period', 'amount', 'organizationId', 'number', 'state', 'details', 'sort', 'skip', 'limit'],
    states: statesIn(states, {
      completed: 'not open any more',
      waiting: 'open, and the dealership has not answered the bank yet',
      to_answer: 'the same as waiting',
    }),
    records: { en: 'disputes', es: 'disputas' },
    find: async ({ dealershipId, input, asker }) => {
      const page = { page: 1, limit: MAX_LISTED }
      const { items, total: listed } = await listDisputes(db, { dealershipId, state: undefined }, page)
      const all = {
        momentOf: ({ openedAt }: DisputeRow) => openedAt,
        amountOf: ({ amount }: DisputeRow) => amount,
        currencyOf: ({ currency }: DisputeRow) => currency,
      }
      const { meant, shown } = chooseListed({ items, ...all, isMeant: (one) => isMeant(one, input) }, input, asker)
      const [last] = items
      const isRead = shown.length === 1 || asksForField(input)
      return {
        facts: await Promise.all(
          shown.map(async (dispute) => ({
            ...factOf(dispute, asker),
            details: isRead ? await disputeDetails(db, dispute, asker) : [],
          })),
        ),
        total: meant.length,
        sum: listed > MAX_LISTED ? undefined : writeSums(meant, asker),
        instead:
          meant.length === 0 && last
            ? { heading: inLanguage(lastOne, asker), facts: [factOf(last, asker)] }
            : undefined,
      }
    },
  })

const lastOne = { en: 'The last one', es: 'La última' }

function isMeant(dispute: DisputeRow, { state, number, organizationId }: ToolInput): boolean {
  const isOfOrder = number === undefined || salesNumber('order', dispute.number) === number.toUpperCase()
  const isOfCustomer =
    organizationId === undefined || [dispute.customerId, dispute.dealershipId].includes(organizationId)
  return isOfOrder && isOfCustomer && (state === undefined || (ofState<IsOfState>(states, state)?.(dispute) ?? false))
}

const isOpen = ({ state }: Pick<DisputeRow, 'state'>): boolean => state === 'OPEN' || state === 'INQUIRY'
const isToAnswer = (dispute: DisputeRow): boolean => isOpen(dispute) && dispute.answeredAt === null

type IsOfState = (dispute: DisputeRow) => boolean

const states = {
  open: isOpen,
  completed: (dispute) => !isOpen(dispute),
  waiting: isToAnswer,
  to_answer: isToAnswer,
  won: ({ state }) => state === 'WON',
  lost: ({ state }) => state === 'LOST',
} satisfies Record<string, IsOfState>

function factOf(dispute: DisputeRow, asker: Asker): Fact {
  const { amount, currency, number, orderId, customerName, state, openedAt } = dispute
  const order = salesNumber('order', number)
  const written = amountWriter(currency, asker.locale)(amount)
  const day = dayFor(openedAt, asker)
  const known = [
    inLanguage(stateWords[state], asker),
    disputeReasonFor(dispute.reason, asker),
    ...deadline(dispute, asker),
  ].join(', ')
  const text = inLanguage(
    {
      en: `Dispute of ${day} over ${written} of order ${order} (${customerName}): ${known}`,
      es: `Disputa del ${day} por ${written} del pedido ${order} (${customerName}): ${known}`,
    },
    asker,
  )
  return { title: order, path: `/orders/${orderId}`, text, at: openedAt }
}

/** Why, until when to answer, and who answered when. */
async function disputeDetails(db: Database, dispute: DisputeRow, asker: Asker): Promise<Detail[]> {
  const events = await paymentEvents(db, { id: dispute.paymentId, dealershipId: dispute.dealershipId }, asker)
  const about = events.filter((event) => event.about.some((one) => one === 'disputed' || one === 'answered'))
  return [
    { about: ['reason', 'disputed'], text: disputeReasonFor(dispute.reason, asker), said: 'asked' },
    ...deadline(dispute, asker).map(
      (text): Detail => ({ about: ['answered', 'due_date', 'when'], text, said: 'asked' }),
    ),
    ...eventDetails(about, asker),
  ]
}

/** Until when to answer, or what became of it. */
function deadline(dispute: DisputeRow, asker: Asker): string[] {
  const { respondBy, answeredAt, closedAt } = dispute
  const written = (text: Text, moment: Date) => `${inLanguage(text, asker)} ${dayFor(moment, asker)}`
  if (!isOpen(dispute)) return closedAt ? [written({ en: 'closed on', es: 'cerrada el' }, closedAt)] : []
  if (answeredAt) return [written({ en: 'answered on', es: 'respondida el' }, answeredAt)]
  return respondBy ? [written({ en: 'to be answered by', es: 'hay que responder antes del' }, respondBy)] : []
}

const stateWords: Record<DisputeState, Text> = {
  INQUIRY: { en: 'the bank inquires', es: 'el banco pregunta' },
  INQUIRY_CLOSED: { en: 'the bank has ended its inquiry', es: 'el banco ha cerrado su consulta' },
  OPEN: { en: 'open', es: 'abierta' },
  WON: { en: 'won', es: 'ganada' },
  LOST: { en: 'lost', es: 'perdida' },
}
