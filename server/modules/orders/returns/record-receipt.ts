import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { invalid } from '../../../domain/domain-error'
import { assertCanMove } from '../../../domain/state-table'
import { takeBack } from '../../inventory'
import { changeLines } from '../change-lines'
import { type ChangedBy, changedLine, matchLines } from '../order-line'
import { updateLine } from '../stored-order.repository'
import { lockReturn, type ReturnVersion } from './lock-return'
import { refundOf, returnStates } from './order-return'
import { updateReceived } from './order-return.repository'

interface RecordReceipt extends ReturnVersion {
  lines: readonly { lineId: string; restocked: number; scrapped: number }[]
  by: ChangedBy
}

/**
 * Records which pieces have come back and settles their refund; what goes back on the shelf is in stock again. Fewer than
 * were asked for may come.
 * @throws DomainError conflict if the return has changed or is not accepted; invalid for more than was asked for, and for
 *   nothing at all
 */
export async function recordReceipt(trx: Transaction, { lines, by, ...version }: RecordReceipt): Promise<void> {
  const { order, current } = await lockReturn(trx, version)
  assertCanMove(returnStates, current.status, 'RECEIVED', by.actors)
  const counted = lines.map((line) => ({ ...line, quantity: line.restocked + line.scrapped }))
  const expected = new Map(current.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const received = matchLines(order, counted, ({ id }) => expected.get(id) ?? 0).filter(({ quantity }) => quantity > 0)
  if (received.length === 0) {
    const message = {
      en: 'Enter at least one piece that came back.',
      es: 'Introduzca al menos una pieza que haya vuelto.',
    }
    throw invalid({ path: 'body.lines', message })
  }
  for (const { line, quantity, lineId, restocked, scrapped } of received) {
    const refund = refundOf(line, quantity, order)
    await updateReceived(trx, order, { returnId: current.id, lineId, restocked, scrapped, refund })
    await updateLine(trx, order, line, { returned: line.returned + quantity })
  }
  const shelved = received.flatMap(({ lineId, restocked }) => (restocked > 0 ? [{ lineId, quantity: restocked }] : []))
  await takeBack(trx, { orderId: order.id, lines: shelved, personId: by.personId })
  await transition(trx, returnStates, current, { to: 'RECEIVED', by })
  const changed = received.map(({ line, quantity }) => changedLine(line, quantity))
  await changeLines(trx, order, by, { kind: 'RETURN_RECEIVED', details: { return: current.number, lines: changed } })
}
