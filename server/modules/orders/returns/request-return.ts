import type { Transaction } from '../../../db/connection'
import { changeLines } from '../change-lines'
import { lockVersion } from '../change-order-status'
import { type ChangedBy, changedLine, matchLines } from '../order-line'
import { returnableQuantity } from './order-return'
import { insertReturn, listReturns } from './order-return.repository'

interface RequestReturn {
  orderId: string
  version: number
  reason: string
  lines: readonly { lineId: string; quantity: number }[]
  by: ChangedBy
}

/**
 * Asks the dealership to take delivered pieces back; its staff may ask for the customer.
 * @returns the id of the return
 * @throws DomainError conflict if the order has changed; invalid for more than can still be returned
 */
export async function requestReturn(
  trx: Transaction,
  { orderId, version, reason, lines, by }: RequestReturn,
): Promise<string> {
  const order = await lockVersion(trx, orderId, version)
  const returns = await listReturns(trx, order)
  const asked = matchLines(order, lines, (line) => returnableQuantity(line, returns))
  const number = returns.length + 1
  const id = await insertReturn(trx, order, { number, reason, personId: by.personId, lines })
  const details = { return: number, lines: asked.map(({ line, quantity }) => changedLine(line, quantity)) }
  await changeLines(trx, order, by, { kind: 'RETURN_REQUESTED', reason, details })
  return id
}
