import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { invalid } from '../../../domain/domain-error'
import { assertCanMove } from '../../../domain/state-table'
import { returnToStock } from '../../inventory'
import { changeLines } from '../change-lines'
import { creditPieces } from '../credit-notes/issue-credit-note'
import { lineAmounts } from '../order-amounts'
import { type ChangedBy, changedLine, matchLines } from '../order-line'
import { updateLine } from '../stored-order.repository'
import { lockReturn, type ReturnVersion } from './lock-return'
import { isCredited, returnStates, settledFor } from './order-return'
import { updateReceived } from './order-return.repository'

interface RecordReceipt extends ReturnVersion {
  lines: readonly { lineId: string; restocked: number; scrapped: number }[]
  by: ChangedBy
}

/**
 * Records which pieces have come back and settles what they cost: it is refunded or, as long as nobody has paid, no longer
 * charged. What goes back on the shelf is in stock again. Fewer than
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
  const isCredit = isCredited(order)
  for (const { line, quantity, lineId, restocked, scrapped } of received) {
    const refund = settledFor(line, quantity, order)
    await updateReceived(trx, order, { returnId: current.id, lineId, restocked, scrapped, refund })
    const credited = line.credited + (isCredit ? quantity : 0)
    const { tax } = lineAmounts({ ...line, credited }, order)
    await updateLine(trx, order, line, { returned: line.returned + quantity, credited, taxAmount: Number(tax.amount) })
  }
  const shelved = received.flatMap(({ lineId, restocked }) => (restocked > 0 ? [{ lineId, quantity: restocked }] : []))
  await returnToStock(trx, { orderId: order.id, lines: shelved, personId: by.personId })
  await transition(trx, returnStates, current, { to: 'RECEIVED', by, set: { is_credit: isCredit } })
  await creditPieces(trx, order.id, { reason: 'RETURN', returnId: current.id })
  const changed = received.map(({ line, quantity }) => changedLine(line, quantity))
  await changeLines(trx, order, by, { kind: 'RETURN_RECEIVED', details: { return: current.number, lines: changed } })
}
