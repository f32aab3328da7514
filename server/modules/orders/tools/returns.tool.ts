import { orderActors, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import { eventDetails, quoted } from '../../../record-tools/events'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { wanted } from '../../../record-tools/matching'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { findOrder } from '../order.repository'
import { listHistory } from '../order-event.repository'
import { listReturns } from '../returns/order-return.repository'
import { returnsToWire } from '../returns/order-return.wire'
import { eventsOf } from './order-events'
import { orderPath } from './order-facts'
import { type AskedPaper, findAskedReturns } from './order-paper.repository'
import { returnTitle, writeReturn } from './return-words'

/** What customers return of their orders, as the page of each order shows it. */
export const returnsTool = (db: Database): RecordTool => ({
  name: 'returns',
  description: 'Returns of ordered parts with order, state, reason, parts and what is refunded; newest first.',
  input: [
    ...(['period', 'organizationId', 'instanceIds', 'number', 'state', 'words', 'details'] as const),
    ...(['sort', 'skip', 'limit'] as const),
  ],
  records: { en: 'returns', es: 'devoluciones' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const found = await findAskedReturns(db, input, asker)
    const shown = wanted(inWantedOrder(found, input.sort), input)
    const facts = await Promise.all(shown.map((one) => factOf(db, one, asker)))
    return { facts: facts.flat(), total: found.length, note: ownOrdersNote(asker) }
  },
})

async function factOf(db: Database, asked: AskedPaper, asker: Asker): Promise<Fact[]> {
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
      title,
      path: orderPath(order),
      text: `${title}${whose}, ${returnTitle(one, asker)}: ${writeReturn(one, order, asker)}`,
      at: new Date(one.created_at),
      details: [{ about: ['reason'], text: quoted(one.reason), said: 'asked' }, ...eventDetails(events, asker)],
    }))
}
