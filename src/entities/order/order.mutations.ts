import { mutationOptions } from '@tanstack/react-query'
import { invalidatesOnConflictToo, platform, sendOrWait, unwrap } from '@/shared/api'
import type { Tries } from '@/shared/lib/new-id'
import type {
  CancelledLines,
  NewOrderReturn,
  NewShipment,
  OrderChange,
  PickedLines,
  ReceivedReturn,
  ReturnStatusChange,
  StatusChange,
  TrackingChange,
} from './order'
import { orderQueries } from './order.queries'

const changesOrders = invalidatesOnConflictToo(orderQueries.all())
const pathOf = (id: string) => ({ path: { id } })

/** Each throws `ApiError`; 409 where somebody else has changed the order meanwhile, whose state is then loaded. */
export const orderMutations = {
  /** Changes an order that is not paid yet. */
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: OrderChange) => unwrap(platform.PUT('/orders/{id}', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  changeStatus: (id: string) =>
    mutationOptions({
      mutationFn: (body: StatusChange) => unwrap(platform.PUT('/orders/status/{id}', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  pick: (id: string) =>
    mutationOptions({
      mutationFn: (body: PickedLines) => unwrap(platform.PUT('/orders/{id}/picked', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  cancelLines: (id: string) =>
    mutationOptions({
      mutationFn: (body: CancelledLines) =>
        unwrap(platform.PUT('/orders/{id}/cancelled-lines', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  ship: (id: string) =>
    mutationOptions({
      mutationFn: (body: NewShipment) => unwrap(platform.POST('/orders/{id}/shipments', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  changeTracking: (id: string) =>
    mutationOptions({
      mutationFn: (body: TrackingChange) => unwrap(platform.PUT('/orders/tracking/{id}', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  confirmDelivery: (id: string) =>
    mutationOptions({
      mutationFn: ({ shipmentId, version }: { shipmentId: string; version: number }) =>
        unwrap(
          platform.PUT('/orders/{id}/shipments/{shipmentId}/delivered', {
            params: { path: { id, shipmentId } },
            body: { version },
          }),
        ),
      ...changesOrders,
    }),
  /** Asks to send delivered pieces back. */
  requestReturn: (id: string) =>
    mutationOptions({
      mutationFn: (body: NewOrderReturn) => unwrap(platform.POST('/orders/{id}/returns', { params: pathOf(id), body })),
      ...changesOrders,
    }),
  changeReturn: (id: string, returnId: string) =>
    mutationOptions({
      mutationFn: (body: ReturnStatusChange) =>
        unwrap(platform.PUT('/orders/{id}/returns/{returnId}/status', { params: { path: { id, returnId } }, body })),
      ...changesOrders,
    }),
  /** Records what has come back, and what of it goes back on the shelf. */
  receiveReturn: (id: string, returnId: string) =>
    mutationOptions({
      mutationFn: (body: ReceivedReturn) =>
        unwrap(platform.PUT('/orders/{id}/returns/{returnId}/received', { params: { path: { id, returnId } }, body })),
      ...changesOrders,
    }),
  /** Writes to the other side; what is sent again because no answer came is stored once. */
  send: (id: string, tries: Tries) =>
    mutationOptions({
      mutationFn: async (text: string): Promise<void> => {
        const body = { body: text, client_id: tries.idOf(JSON.stringify([id, text])) }
        const entry = { id: body.client_id, title: text, path: `/orders/${id}/messages`, body }
        await sendOrWait(() => unwrap(platform.POST('/orders/{id}/messages', { params: pathOf(id), body })), entry)
        tries.clear()
      },
      ...changesOrders,
    }),
}
