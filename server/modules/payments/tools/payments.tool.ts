import { mayCall } from '../../../access/access-policy'
import type { Database } from '../../../db/connection'
import type { PaymentState } from '../../../db/schema'
import { money, total } from '../../../domain/money'
import { periodOf } from '../../../domain/period'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { amountWriter } from '../../orders'
import { listPayments, type PaymentRow } from '../payment.repository'

/** What customers have paid by card, as the admins of a dealership see it. */
export const paymentsTool = (db: Database): RecordTool => ({
  name: 'payments',
  description: 'Card payments with order, customer, amount, state and refunds; newest first.',
  input: ['period', 'organizationId', 'number', 'state', 'sort', 'skip', 'limit'],
  records: { en: 'payments', es: 'pagos' },
  // A super user has to choose a dealership, which a question does not.
  mayUse: (caller) => caller.organization !== null && mayCall('dealership-admin', caller),
  find: async (input, asker) => {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId) return { facts: [], total: 0 }
    const { from, until } = periodOf(asker.timeZone, input.period?.from, input.period?.to)
    const { items, total: listed } = await listPayments(
      db,
      { dealershipId, state: undefined, period: { from, until }, search: input.number ?? '' },
      { field: 'created_at', direction: 'desc' },
      { page: 1, limit: MAX_LISTED },
    )
    const ofState = states[input.state ?? '']
    const { meant, shown } = chooseListed(
      {
        items,
        momentOf: ({ createdAt }) => createdAt,
        amountOf: ({ amount }) => amount,
        isMeant: ({ state, customerId }) =>
          (input.state === undefined || (ofState?.includes(state) ?? false)) &&
          (input.organizationId === undefined || [customerId, dealershipId].includes(input.organizationId)),
      },
      input,
      asker,
    )
    return {
      facts: shown.map((payment) => factOf(payment, asker)),
      total: meant.length,
      sum: listed > MAX_LISTED ? undefined : sumOf(meant, asker),
    }
  },
})

function sumOf(payments: readonly PaymentRow[], { locale }: Asker): string {
  const currencies = [...new Set(payments.map(({ currency }) => currency))]
  const sums = currencies.map((currency) => {
    const amounts = payments.filter((one) => one.currency === currency).map(({ amount }) => money(amount, currency))
    return amountWriter(currency, locale)(Number(total(amounts, currency).amount))
  })
  return listFor(sums, { locale })
}

function factOf(payment: PaymentRow, asker: Asker): Fact {
  const order = salesNumber('order', payment.number)
  const amount = amountWriter(payment.currency, asker.locale)
  const day = dayFor(payment.paidAt ?? payment.createdAt, asker)
  const known = [
    amount(payment.amount),
    inLanguage(stateWords[payment.state], asker),
    ...(payment.returned > 0 ? [`${inLanguage(refunded, asker)} ${amount(payment.returned)}`] : []),
  ]
  const text = inLanguage(
    {
      en: `Payment of ${day} for order ${order} (${payment.customerName}): ${known.join(', ')}`,
      es: `Pago del ${day}, pedido ${order} (${payment.customerName}): ${known.join(', ')}`,
    },
    asker,
  )
  return { title: order, path: `/payments/${payment.id}`, text, at: payment.createdAt }
}

const refunded = { en: 'refunded', es: 'reembolsado' }

const states: Record<string, readonly PaymentState[] | undefined> = {
  open: ['PENDING'],
  paid: ['PAID'],
  failed: ['FAILED'],
  expired: ['EXPIRED'],
  refunded: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  disputed: ['DISPUTED'],
}

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
