import type { Database } from '../../../db/connection'
import type { PaymentState } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { periodOf } from '../../../domain/period'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { asksForField } from '../../../record-tools/fields'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import { listPayments, type PaymentRow } from '../payment.repository'
import { moneyTool } from './money-tool'
import { failureDetails, paymentDetails } from './payment-details.repository'

/** What customers have paid by card, as the admins of a dealership see it. */
export const paymentsTool = (db: Database): RecordTool =>
  moneyTool(db, {
    name: 'payments',
    description: 'Card payments with order, customer, amount, state and refunds; newest first.',
    input: ['period', 'amount', 'organizationId', 'number', 'state', 'paidBy', 'details', 'sort', 'skip', 'limit'],
    states: statesIn(states, {
      open: 'begun and not finished',
      expired: 'not finished in time',
      refunded: 'in part, too',
    }),
    records: { en: 'payments', es: 'pagos' },
    find: async ({ dealershipId, input, asker }) => {
      const { from, until } = periodOf(asker.timeZone, input.period?.from, input.period?.to)
      const { items, total: listed } = await listPayments(
        db,
        { dealershipId, state: undefined, period: { from, until }, search: input.number ?? '' },
        { field: 'created_at', direction: 'desc' },
        { page: 1, limit: MAX_LISTED },
      )
      const ofStates = ofState<readonly PaymentState[]>(states, input.state)
      const { meant, shown } = chooseListed(
        {
          items,
          momentOf: ({ createdAt }) => createdAt,
          amountOf: ({ amount }) => amount,
          currencyOf: ({ currency }) => currency,
          isMeant: ({ state, customerId }) =>
            (input.state === undefined || (ofStates?.includes(state) ?? false)) &&
            (input.organizationId === undefined || [customerId, dealershipId].includes(input.organizationId)),
        },
        input,
        asker,
      )
      const counted = input.state === undefined ? meant.filter(({ state }) => !isUnpaid.has(state)) : meant
      const left = meant.length - counted.length
      const isRead = shown.length === 1 || asksForField(input)
      return {
        facts: await Promise.all(
          shown.map(async (payment) => ({
            ...factOf(payment, asker),
            details: isRead ? await paymentDetails(db, payment, asker) : failureDetails(payment, asker),
          })),
        ),
        total: meant.length,
        sum: listed > MAX_LISTED ? undefined : sumOf(counted, left, asker),
        average: listed > MAX_LISTED ? undefined : writeAverage(counted, asker),
        note: left > 0 && shown.length > 1 ? inLanguage(notCounted(left), asker) : undefined,
      }
    },
  })

function factOf(payment: PaymentRow, asker: Asker): Fact {
  const order = salesNumber('order', payment.number)
  const amount = amountWriter(payment.currency, asker.locale)
  const day = dayFor(payment.paidAt ?? payment.createdAt, asker)
  const known = [
    amount(payment.amount),
    inLanguage(stateWords[payment.state], asker),
    ...(payment.method ? [payment.method] : []),
    ...(payment.feeAmount === null ? [] : [`${inLanguage(fee, asker)} ${amount(payment.feeAmount)}`]),
    ...(payment.returned > 0 ? [`${inLanguage(refunded, asker)} ${amount(payment.returned)}`] : []),
  ]
  const text = inLanguage(
    {
      en: `Payment of ${day} for order ${order} (${payment.customerName}): ${known.join(', ')}`,
      es: `Pago del ${day}, pedido ${order} (${payment.customerName}): ${known.join(', ')}`,
    },
    asker,
  )
  const failure = failureDetails(payment, asker).map((one) => `; ${one.text}`)
  return { title: order, path: `/payments/${payment.id}`, text: [text, ...failure].join(''), at: payment.createdAt }
}

/** No money came in by them. */
const isUnpaid: ReadonlySet<PaymentState> = new Set(['PENDING', 'FAILED', 'EXPIRED'])

/** With how many came in, where not all did. */
function sumOf(counted: readonly PaymentRow[], left: number, asker: Asker): string {
  const sum = writeSums(counted, asker)
  if (left === 0 || counted.length === 0) return sum
  const { length: count } = counted
  return inLanguage({ en: `${count} of them received, ${sum}`, es: `${count} de ellos recibidos, ${sum}` }, asker)
}

const notCounted = (count: number): Text => ({
  en: `Not in the sum: ${count} by which no money came in.`,
  es: `No están en la suma: ${count} sin que entrara dinero.`,
})

const fee = { en: 'fee', es: 'comisión' }
const refunded = { en: 'refunded', es: 'reembolsado' }

const states = {
  open: ['PENDING'],
  paid: ['PAID'],
  failed: ['FAILED'],
  expired: ['EXPIRED'],
  refunded: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  disputed: ['DISPUTED'],
} satisfies Record<string, readonly PaymentState[]>

const stateWords: Record<PaymentState, Text> = {
  PENDING: { en: 'pending', es: 'pendiente' },
  PAID: { en: 'paid', es: 'pagado' },
  FAILED: { en: 'failed', es: 'fallido' },
  EXPIRED: { en: 'expired', es: 'caducado' },
  PARTIALLY_REFUNDED: { en: 'partly refunded', es: 'reembolsado en parte' },
  REFUNDED: { en: 'refunded', es: 'reembolsado' },
  DISPUTED: { en: 'disputed', es: 'en disputa' },
  LATE: { en: 'came too late', es: 'llegó tarde' },
}
