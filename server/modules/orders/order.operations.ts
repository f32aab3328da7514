import { orderActors } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden } from '../../domain/domain-error'
import { periodOf } from '../../domain/period'
import type { TimeZone } from '../../domain/time-zone'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { changeOrderStatus } from './change-order-status'
import type { OrderRepository } from './order.repository'
import { cardsToWire, summaryToWire } from './order.wire'
import type { OrderReader } from './order-reader.operations'
import { sidesOf } from './order-sides'
import { placeOrderAtCurrentPrices } from './place-order-at-current-prices'
import { updateOrder } from './update-order'

type CardQuery = Parameters<PlatformHandlers['getOrderCards']>[0]['query']

interface Dependencies {
  db: Database
  transact: Transact
  orders: OrderRepository
  reader: OrderReader
}

/** Orders as people place, read and move them. */
export function orderOperations({ db, transact, orders, reader }: Dependencies) {
  /** What the list and its cards are both filtered by. */
  async function filterOf(caller: Caller, query: CardQuery) {
    const { from, until } = periodOf(await timeZoneOf(db, caller, query), query.from, query.to)
    return {
      placedBy: query.user_id,
      dealershipId: query.dealership_organization,
      operatorId: query.operator_id,
      instanceId: query.instance_id,
      paymentStatus: query.payment_status,
      createdFrom: from?.toISOString(),
      createdBefore: until?.toISOString(),
    }
  }
  return {
    listOrders: async ({ query, caller }) => {
      const { page, limit, sort_field: field, sort_direction: direction } = query
      const filter = {
        ...(await filterOf(caller, query)),
        status: query.status,
        fulfillmentStatus: query.fulfillment_status,
        ...filtersOfLeft[query.left_to_do ?? 'ANY'],
        search: query.search,
      }
      const { items, total } = await orders.visibleTo(caller).list(filter, { field, direction }, { page, limit })
      return { status: 200, body: { items: items.map(summaryToWire), total, page, limit } }
    },

    getOrderCards: async ({ query, caller }) => {
      const filter = await filterOf(caller, query)
      return { status: 200, body: cardsToWire(await orders.visibleTo(caller).cards(filter)) }
    },

    getOrder: async ({ path, caller }) => ({ status: 200, body: await reader.reply(caller, path.id) }),

    placeOrder: async ({ body, caller }) => {
      const sides = await sidesOf(db, caller, body)
      const by = { actors: orderActors(caller, sides), personId: caller.userId }
      const lines = [
        ...(body.order_parts ?? []).map(partFromWire),
        ...(body.order_bundles ?? []).map(({ bundle_id: bundleId, quantity }, index) => ({
          bundleId,
          quantity,
          path: `body.order_bundles.${index}`,
        })),
      ]
      const id = await transact((trx) =>
        placeOrderAtCurrentPrices(trx, {
          ...sides,
          by,
          lines,
          delivery: body.delivery ?? 'SHIP',
          address: body.address,
          poNumber: body.po_number?.trim() ?? '',
          note: body.note?.trim() ?? '',
          instanceId: body.instance_id ?? null,
        }),
      )
      return { status: 201, body: await reader.reply(caller, id) }
    },

    updateOrder: async ({ path, body, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      const change = {
        parts: body.order_parts?.map((part, index) => editedFromWire(part, `body.order_parts.${index}`)),
        bundles: body.order_bundles?.map((bundle, index) => editedFromWire(bundle, `body.order_bundles.${index}`)),
        poNumber: body.po_number?.trim(),
        note: body.note?.trim(),
        delivery: body.delivery,
        address: body.address,
      }
      await transact((trx) => updateOrder(trx, { orderId: order.id, version: body.version, change, by }))
      return { status: 200, body: await reader.reply(caller, order.id) }
    },

    changeOrderStatus: async ({ path, body, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      if (body.status === 'FAILED') throw failsByPayment()
      await transact((trx) =>
        changeOrderStatus(trx, {
          orderId: order.id,
          to: body.status,
          version: body.version,
          reason: body.reason?.trim() ?? '',
          by,
        }),
      )
      return { status: 200, body: await reader.reply(caller, order.id) }
    },
  } satisfies Pick<
    PlatformHandlers,
    'listOrders' | 'getOrderCards' | 'getOrder' | 'placeOrder' | 'updateOrder' | 'changeOrderStatus'
  >
}

/** In which a day is meant: that of the caller's organization. It is read only where a day is asked for. */
async function timeZoneOf(db: Database, { organization }: Caller, { from, to }: CardQuery): Promise<TimeZone> {
  if (!organization || (from === undefined && to === undefined)) return 'UTC'
  const { time_zone } = await db
    .selectFrom('organization')
    .where('id', '=', organization.id)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  return time_zone
}

/** A customer reports a payment that failed where it failed; nobody else decides that it did. */
const failsByPayment = () =>
  forbidden({
    en: 'An order fails only when its payment fails.',
    es: 'Un pedido solo falla cuando falla su pago.',
  })

const partFromWire = ({ part_id: partId, quantity }: { part_id: string; quantity: number }, index: number) => ({
  partId,
  quantity,
  path: `body.order_parts.${index}`,
})

const filtersOfLeft = {
  TO_SHIP: { hasToShip: 'true' },
  BACKORDERED: { hasBackorders: 'true' },
  ANY: {},
} as const

interface EditedWire {
  line_id?: string
  part_id?: string
  bundle_id?: string
  quantity: number
}

const editedFromWire = ({ line_id, part_id, bundle_id, quantity }: EditedWire, path: string) => ({
  lineId: line_id,
  partId: part_id,
  bundleId: bundle_id,
  quantity,
  path,
})
