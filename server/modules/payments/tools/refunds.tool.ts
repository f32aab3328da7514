import { seesSharedRecords } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { quoted, withMissing } from '../../../record-tools/events'
import { chooseListed } from '../../../record-tools/listed-records'
import { hasWords } from '../../../record-tools/matching'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import { ordersNaming } from '../../orders'
import { type AskedRefund, findAskedRefunds, MAX_REFUNDS } from './asked-refund.repository'
import { refundFailureFor, refundReasonFor } from './failure-words'

/** What was given back of card payments, as the page of each order shows it. */
export const refundsTool = (db: Database): RecordTool => ({
  name: 'refunds',
  description: 'Refunds of card payments with order, day and the amount that was given back; newest first.',
  input: [
    'period',
    'amount',
    'organizationId',
    'instanceIds',
    'number',
    'state',
    'words',
    'details',
    'sort',
    'skip',
    'limit',
  ],
  states: [{ name: 'open', meaning: 'on its way, not with the customer yet' }],
  records: { en: 'refunds', es: 'reembolsos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const found = await findAskedRefunds(db, input, asker)
    const named = await ordersNaming(db, input, asker)
    const items = found.filter(
      ({ orderId, reason }) =>
        named === undefined || named.includes(orderId) || (seesReasons(asker) && hasWords(reason, input.words)),
    )
    const all = {
      momentOf: ({ createdAt }: AskedRefund) => createdAt,
      amountOf: ({ amount }: AskedRefund) => amount,
      currencyOf: ({ currency }: AskedRefund) => currency,
    }
    const { meant, shown } = chooseListed(
      { items, ...all, isMeant: ({ state }) => input.state !== 'open' || state !== 'SUCCEEDED' },
      input,
      asker,
    )
    return {
      facts: shown.map((refund) => ({ ...factOf(refund, asker), details: detailsOf(refund, asker) })),
      total: meant.length,
      sum: found.length === MAX_REFUNDS ? undefined : writeSums(meant, asker),
      average: found.length === MAX_REFUNDS ? undefined : writeAverage(meant, asker),
      roleLimit: ownOrdersNote(asker),
    }
  },
})

/** Whoever refunds enters the reason for the dealership. */
const seesReasons = ({ caller }: Asker): boolean => mayCall('dealership-admin', caller)

/** Which card it went to, for which return; who gave it and why is the dealership's. */
function detailsOf(refund: AskedRefund, asker: Asker): readonly Detail[] {
  const { method, returnNumber, requestedBy, reason, failure, createdAt, state } = refund
  const detail = detailsFor(asker)
  const isSeen = seesReasons(asker)
  const day = dayFor(createdAt, asker)
  const details: Detail[] = [
    detail(
      ['paid', 'refunded', 'completed', 'delivered'],
      ...(state === 'SUCCEEDED' ? went(refund, asker) : notYet(state)),
    ),
    ...(method ? [detail(['card'], { en: `to ${method}`, es: `a ${method}` })] : []),
    ...(returnNumber ? [detail(['returned', 'reason'], forReturn(returnNumber))] : []),
    detail(['refunded', 'when'], { en: `requested on ${day}`, es: `solicitado el ${day}` }, 'asked'),
    ...(isSeen ? [detail(['refunded', 'who', 'when'], by(requestedBy, day))] : []),
    ...(isSeen && reason
      ? [{ about: ['reason'], text: quoted(refundReasonFor(reason, asker)), said: 'asked' } as const]
      : []),
    ...(isSeen && failure
      ? [{ about: ['failed', 'reason'], text: refundFailureFor(failure, asker), said: 'always' } as const]
      : []),
  ]
  return withMissing(details, isSeen ? {} : { who: notSeen, reason: notSeen }, asker)
}

/** Whether the money has gone back. */
function went({ amount, currency, method }: AskedRefund, asker: Asker): [Text, Detail['said']] {
  const sum = amountWriter(currency, asker.locale)(amount)
  const to = method ? { en: ` to ${method}`, es: ` a ${method}` } : { en: '', es: '' }
  return [{ en: `${sum} refunded${to.en}`, es: `${sum} reembolsados${to.es}` }, 'asked']
}

const notYet = (state: AskedRefund['state']): [Text, Detail['said']] => [
  state === 'REQUIRES_ACTION'
    ? { en: 'the customer has to act first', es: 'antes tiene que actuar el cliente' }
    : { en: 'still on its way', es: 'aún en camino' },
  'nothing',
]

const forReturn = (number: number): Text => ({ en: `for return ${number}`, es: `por la devolución ${number}` })

const by = (who: string | null, day: string): Text =>
  who
    ? { en: `requested by ${who} on ${day}`, es: `solicitado por ${who} el ${day}` }
    : { en: `requested automatically on ${day}`, es: `solicitado automáticamente el ${day}` }

const notSeen: Text = {
  en: 'who gave a refund and why is only seen by the admins of the dealership',
  es: 'quién hizo un reembolso y por qué solo lo ven los administradores del concesionario',
}

function factOf(refund: AskedRefund, asker: Asker): Fact {
  const { amount, paid, currency, state, reason, createdAt, number, orderId, operatorId, operatorName } = refund
  const order = salesNumber('order', number)
  const write = amountWriter(currency, asker.locale)
  const whose = operatorId === asker.caller.organization?.id ? '' : ` (${operatorName})`
  const day = dayFor(createdAt, asker)
  const known = [
    amount === paid
      ? write(amount)
      : inLanguage({ en: `${write(amount)} of ${write(paid)}`, es: `${write(amount)} de ${write(paid)}` }, asker),
    ...(state === 'SUCCEEDED' ? [] : [inLanguage({ en: 'on its way', es: 'en camino' }, asker)]),
    ...(reason && seesReasons(asker) ? [quoted(refundReasonFor(reason, asker))] : []),
  ].join(', ')
  const text = inLanguage(
    {
      en: `Refund of ${day} for order ${order}${whose}: ${known}`,
      es: `Reembolso del ${day}, pedido ${order}${whose}: ${known}`,
    },
    asker,
  )
  return { title: order, path: `/orders/${orderId}`, text, at: createdAt }
}
