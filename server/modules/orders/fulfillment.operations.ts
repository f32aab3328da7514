import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { cancelLines } from './cancel-lines'
import { changeTracking } from './change-tracking'
import { deliverShipment } from './deliver-shipment'
import type { ChangedBy } from './order-line'
import type { OrderReader } from './order-reader.operations'
import { pickLines } from './pick-lines'
import { shipLines } from './ship-lines'

interface Dependencies {
  transact: Transact
  reader: OrderReader
}

type Operations = Pick<
  PlatformHandlers,
  'pickOrderLines' | 'cancelOrderLines' | 'shipOrderLines' | 'changeTracking' | 'confirmDelivery'
>

/** Orders on their way from the shelf to the customer. */
export function fulfillmentOperations({ transact, reader }: Dependencies) {
  const change = async (
    caller: Caller,
    id: string,
    work: (trx: Transaction, by: { orderId: string; by: ChangedBy }) => Promise<void>,
  ) => {
    const { order, by } = await reader.visible(caller, id)
    await transact((trx) => work(trx, { orderId: order.id, by }))
    return reader.reply(caller, order.id)
  }
  return {
    pickOrderLines: async ({ path, body, caller }) => {
      const lines = body.lines.map(({ line_id: lineId, picked: quantity }) => ({ lineId, quantity }))
      const picked = await change(caller, path.id, (trx, of) => pickLines(trx, { ...of, version: body.version, lines }))
      return { status: 200, body: picked }
    },

    cancelOrderLines: async ({ path, body, caller }) => {
      const [lines, reason] = [body.lines.map(lineFromWire), body.reason?.trim() ?? '']
      const cancelled = await change(caller, path.id, (trx, of) =>
        cancelLines(trx, { ...of, version: body.version, lines, reason }),
      )
      return { status: 200, body: cancelled }
    },

    shipOrderLines: async ({ path, body, caller }) => {
      const tracking = {
        carrier: body.carrier?.trim() ?? '',
        trackingNumber: body.tracking_number?.trim() ?? '',
        link: body.link ?? '',
      }
      const lines = body.lines.map(lineFromWire)
      const shipped = await change(caller, path.id, (trx, of) =>
        shipLines(trx, { ...of, version: body.version, lines, tracking }),
      )
      return { status: 201, body: shipped }
    },

    changeTracking: async ({ path, body, caller }) => {
      const tracking = {
        carrier: body.carrier?.trim(),
        trackingNumber: body.tracking_number?.trim(),
        link: body.link,
      }
      const changed = await change(caller, path.id, (trx, of) =>
        changeTracking(trx, { ...of, version: body.version, shipmentId: body.shipment, change: tracking }),
      )
      return { status: 200, body: changed }
    },

    confirmDelivery: async ({ path, body, caller }) => {
      const delivered = await change(caller, path.id, (trx, of) =>
        deliverShipment(trx, { ...of, version: body.version, shipmentId: path.shipmentId }),
      )
      return { status: 200, body: delivered }
    },
  } satisfies Operations
}

const lineFromWire = ({ line_id: lineId, quantity }: { line_id: string; quantity: number }) => ({ lineId, quantity })
