import type { Transaction } from '../../db/connection'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import { assertProcessing, type ChangedBy, changedLine, matchLines } from './order-line'
import { updateLine } from './stored-order.repository'

interface PickLines {
  orderId: string
  version: number
  /** How many of each line are picked now. */
  lines: readonly { lineId: string; quantity: number }[]
  by: ChangedBy
}

/**
 * Sets how many of each line are picked. What is saved again as it is leaves no trace, and is e-mailed to nobody again.
 * @throws DomainError conflict if the order has changed or is not being processed; invalid for more than is reserved
 */
export async function pickLines(trx: Transaction, { orderId, version, lines, by }: PickLines): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  assertProcessing(order, by)
  const picked = matchLines(order, lines, (line) => line.reserved).filter(
    ({ line, quantity }) => quantity !== line.picked,
  )
  if (picked.length === 0) return
  for (const { line, quantity } of picked) await updateLine(trx, order, line, { picked: quantity })
  const changed = picked.map(({ line, quantity }) => changedLine(line, quantity, line.picked))
  await changeLines(trx, order, by, { kind: 'PICKED', details: { lines: changed } })
}
