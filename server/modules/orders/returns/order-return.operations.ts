import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { OrderReader } from '../order-reader.operations'
import { moveReturn } from './move-return'
import { listReturns } from './order-return.repository'
import { returnsToWire } from './order-return.wire'
import { recordReceipt } from './record-receipt'
import { requestReturn } from './request-return'

interface Dependencies {
  db: Database
  transact: Transact
  reader: OrderReader
}

type Operations = Pick<
  PlatformHandlers,
  'getOrderReturns' | 'requestOrderReturn' | 'changeOrderReturnStatus' | 'receiveOrderReturn'
>

/** What customers return of their orders. */
export function orderReturnOperations({ db, transact, reader }: Dependencies) {
  const list = async (caller: Caller, orderId: string) => {
    const { order, by } = await reader.visible(caller, orderId)
    return returnsToWire(await listReturns(db, order), order, by.actors)
  }
  const reply = async (caller: Caller, orderId: string, returnId: string) => {
    const found = (await list(caller, orderId)).find(({ id }) => id === returnId)
    if (!found) throw notFound('Return')
    return found
  }
  return {
    getOrderReturns: async ({ path, caller }) => ({ status: 200, body: { returns: await list(caller, path.id) } }),

    requestOrderReturn: async ({ path, body, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      const lines = body.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }))
      const { version } = body
      const asked = { orderId: order.id, version, reason: body.reason.trim(), lines, by }
      const id = await transact((trx) => requestReturn(trx, asked))
      return { status: 201, body: await reply(caller, order.id, id) }
    },

    changeOrderReturnStatus: async ({ path, body, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      const of = { orderId: order.id, returnId: path.returnId, version: body.version }
      await transact((trx) => moveReturn(trx, { ...of, to: body.status, reason: body.reason?.trim() ?? '', by }))
      return { status: 200, body: await reply(caller, order.id, path.returnId) }
    },

    receiveOrderReturn: async ({ path, body, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      const of = { orderId: order.id, returnId: path.returnId, version: body.version }
      const lines = body.lines.map(({ line_id: lineId, ...counts }) => ({ lineId, ...counts }))
      await transact((trx) => recordReceipt(trx, { ...of, lines, by }))
      return { status: 200, body: await reply(caller, order.id, path.returnId) }
    },
  } satisfies Operations
}
