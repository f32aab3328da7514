import { orderActors, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { eventDetails, quoted } from '../../../record-tools/events'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { wanted } from '../../../record-tools/matching'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState } from '../../../record-tools/states'
import { findOrder } from '../order.repository'
import { listHistory } from '../order-event.repository'
import { listReturns } from '../returns/order-return.repository'
import { returnsToWire } from '../returns/order-return.wire'
import { eventsOf } from './order-events'
import { orderPath } from './order-facts'
import { type AskedPaper, askedReturnStates, findAskedReturns } from './order-paper.repository'
import { returnTitle, writeReturn } from './return-words'

/** What customers return of their orders, as the page of each order shows it. */
export const returnsTool = (db: Database): RecordTool => ({
  name: 'returns',
  description: 'Returns of ordered parts with order, state, reason, parts and what is refunded; newest first.',
  input: [
    ...(['period', 'organizationId', 'instanceIds', 'number', 'state', 'words', 'details'] as const),
    ...(['sort', 'skip', 'limit'] as const),
  ],
  states: askedReturnStates,
  records: { en: 'returns', es: 'devoluciones' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const found = inWantedOrder(await findAskedReturns(db, input, asker), input.sort)
    const isToRefund = input.state === 'to_refund'
    const read = await Promise.all((isToRefund ? found : wanted(found, input)).map((one) => readReturn(db, one, asker)))
    const facts = read.flat().flatMap(({ fact, isRefunded }) => (isToRefund && isRefunded ? [] : [fact]))
    return {
      facts: isToRefund ? wanted(facts, input) : facts,
      total: isToRefund ? facts.length : found.length,
      none: noneOf(input, asker),
      roleLimit: ownOrdersNote(asker),
    }
  },
})

/** Nobody has to guess what "no returns" leaves out. */
function noneOf({ state }: ToolInput, asker: Asker): string | undefined {
  const text = ofState(none, state)
  return text && inLanguage(text, asker)
}

const none: Record<string, Text> = {
  to_receive: { en: 'No return is waiting to be received', es: 'Ninguna devolución está por recibir' },
  to_refund: { en: 'No return is waiting to be refunded', es: 'Ninguna devolución está por reembolsar' },
}

interface ReadReturn {
  fact: Fact
  /** Whether nothing of it is still to be given back. */
  isRefunded: boolean
}

type OrderReturn = ReturnType<typeof returnsToWire>[number]

async function readReturn(db: Database, asked: AskedPaper, asker: Asker): Promise<ReadReturn[]> {
  const order = await findOrder(db, asked.orderId)
  if (!order) return []
  const { dealership, operator } = order
  const actors = orderActors(asker.caller, { dealershipId: dealership.id, operatorId: operator.id })
  const [returns, history] = await Promise.all([listReturns(db, order), listHistory(db, order)])
  const own = history.filter(({ details }) => details.return === asked.number)
  const events = eventsOf(own, order, { asker, isSeller: actors.includes('dealership') })
  const title = salesNumber('order', order.number)
  const whose = operator.id === asker.caller.organization?.id ? '' : ` (${operator.name})`
  return returnsToWire(returns, order, actors)
    .filter(({ number }) => number === asked.number)
    .map((one) => ({
      isRefunded: isRefunded(one),
      fact: {
        title,
        path: orderPath(order),
        text: `${title}${whose}, ${returnTitle(one, asker)}: ${writeReturn(one, order, asker)}`,
        at: new Date(one.created_at),
        details: [{ about: ['reason'], text: quoted(one.reason), said: 'asked' }, ...eventDetails(events, asker)],
      },
    }))
}

/** What is taken off the total of an order is never given back. */
const isRefunded = ({ settlement, status, refund_due, refund_pending }: OrderReturn): boolean =>
  settlement === 'CREDIT' || (status === 'RECEIVED' && refund_due.amount + refund_pending.amount === 0)
