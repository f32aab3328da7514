import type { Transaction } from '../db/connection'
import { receive } from '../modules/inventory'
import {
  changeOrderStatus,
  deliverShipment,
  lockOrder,
  moveOrder,
  pickLines,
  placeOrderAtCurrentPrices,
  postOrderMessage,
  shipLines,
} from '../modules/orders'
import { backdate } from './backdate'
import type { CardPayments } from './card-payments'
import type { DemonstrationOrder, OrderProgress } from './demonstration-sales'

export interface SalesPeople {
  dealershipId: string
  /** Of the dealership. */
  clerkId: string
  adminId: string
  operatorIds: ReadonlyMap<string, string>
  /** Who orders for an operator. */
  buyerIds: ReadonlyMap<string, string>
  partIds: ReadonlyMap<string, string>
  /** The machines of an operator, by its id. */
  machineIds: ReadonlyMap<string, readonly string[]>
  locationId: string
  /** Without them, orders are paid as the provider's event pays them, but by no card. */
  cards?: CardPayments | undefined
}

const day = 86_400_000
const daysAfter = (start: Date, days: number) => new Date(Math.min(start.getTime() + days * day, Date.now()))

const hoursAfter = (start: Date, hours: number) => daysAfter(start, hours / 24)

const system = { actors: ['system'] as const }

/** How far an order has to come for a step to be taken. */
const milestones: readonly OrderProgress[] = ['new', 'reserved', 'picked', 'partly shipped', 'shipped', 'completed']
const reaches = ({ progress }: DemonstrationOrder, milestone: OrderProgress) =>
  milestones.indexOf(progress) >= milestones.indexOf(milestone)

/** Places an order and takes it as far as it has come, each step on its day. */
export async function seedOrder(trx: Transaction, people: SalesPeople, order: DemonstrationOrder): Promise<void> {
  const placedAt = daysAfter(new Date(), -order.daysAgo)
  if (!order.isBackordered) await receiveGoods(trx, people, order)
  const id = await place(trx, people, order)
  await backdate(trx, placedAt)

  const isEarlyEnd = await endEarly(trx, { id, placedAt, order, people })
  await backdate(trx, daysAfter(placedAt, 1))
  if (!isEarlyEnd && reaches(order, 'new')) await fulfill(trx, { id, placedAt, order, people })

  for (const [index, { from, text }] of (order.messages ?? []).entries()) {
    const authorId = from === 'dealership' ? people.clerkId : buyerOf(people, order)
    await postOrderMessage(trx, { order: await current(trx, id), side: from, authorId, text })
    await backdate(trx, hoursAfter(daysAfter(placedAt, 2), index))
  }
}

/** So that orders of the past leave the present stock as it is. */
async function receiveGoods(trx: Transaction, people: SalesPeople, { lines, daysAgo, progress }: DemonstrationOrder) {
  if (!reaches({ progress } as DemonstrationOrder, 'reserved')) return
  const { dealershipId, locationId, clerkId: personId } = people
  for (const [partNumber, quantity] of lines) {
    const partId = idOf(people.partIds, partNumber)
    await receive(trx, { dealershipId, partId, locationId, personId, quantity, reason: 'Delivery from Harrow' })
  }
  await backdate(trx, daysAfter(new Date(), -daysAgo - 2))
}

/** Some is for one of the customer's machines, the rest for the shelf. */
export function machineFor(
  { operatorIds, machineIds }: SalesPeople,
  { operator, daysAgo }: { operator: string; daysAgo: number },
): string | null {
  const machines = machineIds.get(idOf(operatorIds, operator)) ?? []
  return machines[daysAgo % (machines.length + 1)] ?? null
}

function place(trx: Transaction, people: SalesPeople, order: DemonstrationOrder): Promise<string> {
  return placeOrderAtCurrentPrices(trx, {
    dealershipId: people.dealershipId,
    operatorId: idOf(people.operatorIds, order.operator),
    by: { actors: ['customer'], personId: buyerOf(people, order) },
    lines: order.lines.map(([partNumber, quantity], index) => ({
      partId: idOf(people.partIds, partNumber),
      quantity,
      path: `lines.${index}`,
    })),
    delivery: order.isPickup ? 'PICKUP' : 'SHIP',
    address: undefined,
    poNumber: order.poNumber,
    note: '',
    instanceId: machineFor(people, order),
  })
}

/** @returns whether nothing comes after it */
async function endEarly(trx: Transaction, { id, placedAt, order: seeded, people }: Fulfillment): Promise<boolean> {
  const { clerkId, cards } = people
  const { progress } = seeded
  const order = await current(trx, id)
  if (progress === 'failed') {
    if (cards) await cards.pay({ orderId: id, personId: buyerOf(people, seeded), at: placedAt, card: 'declined' })
    else await moveOrder(trx, order, { to: 'FAILED', by: system, reason: 'card_declined' })
  }
  if (progress === 'expired') await moveOrder(trx, order, { to: 'EXPIRED', by: system })
  if (progress === 'cancelled') {
    await changeOrderStatus(trx, {
      orderId: id,
      to: 'CANCELLED',
      version: order.version,
      reason: 'Ordered twice',
      by: { actors: ['dealership'], personId: clerkId },
    })
  }
  return ['failed', 'expired', 'cancelled', 'awaiting payment'].includes(progress)
}

interface Fulfillment {
  id: string
  placedAt: Date
  order: DemonstrationOrder
  people: SalesPeople
}

async function fulfill(trx: Transaction, { id, placedAt, order, people }: Fulfillment): Promise<void> {
  const by = { actors: ['dealership', 'dealership-admin'] as const, personId: people.clerkId }
  const { daysToShip = 2 } = order
  await pay(trx, { id, placedAt, order, people })
  await backdate(trx, daysAfter(placedAt, 0.1))
  if (!reaches(order, 'reserved')) return

  const paid = await current(trx, id)
  if (paid.status === 'PAID') await moveOrder(trx, paid, { to: 'PROCESSING', by })
  await backdate(trx, daysAfter(placedAt, daysToShip / 2))
  if (!reaches(order, 'picked')) return

  const { version, lines } = await current(trx, id)
  const reserved = lines.map((line) => ({ lineId: line.id, quantity: line.reserved }))
  await pickLines(trx, { orderId: id, version, lines: reserved, by })
  await backdate(trx, daysAfter(placedAt, daysToShip * 0.75))
  if (!reaches(order, 'partly shipped')) return

  let days = daysToShip
  for (const parcel of parcelsOf(order, reserved)) {
    await ship(trx, id, parcel, by)
    await backdate(trx, daysAfter(placedAt, days))
    days += 3
  }
  if (order.progress !== 'completed' || order.isPickup) return

  for (const { id: shipmentId } of (await current(trx, id)).shipments) {
    const { version: read } = await current(trx, id)
    await deliverShipment(trx, { orderId: id, version: read, shipmentId, by })
  }
  await backdate(trx, daysAfter(placedAt, days))
}

function parcelsOf<Line>({ progress, isSplit }: DemonstrationOrder, lines: readonly Line[]): (readonly Line[])[] {
  if (progress === 'partly shipped') return [lines.slice(0, 1)]
  return isSplit ? [lines.slice(0, -1), lines.slice(-1)] : [lines]
}

async function ship(
  trx: Transaction,
  orderId: string,
  lines: readonly { lineId: string; quantity: number }[],
  by: Parameters<typeof shipLines>[1]['by'],
) {
  const { version, number } = await current(trx, orderId)
  const tracking = { carrier: 'Big Sky Freight', trackingNumber: `BSF-${70_000 + number}`, link: '' }
  await shipLines(trx, { orderId, version, lines, tracking, by })
}

const DAYS_ON_ACCOUNT = 20

/** An order on account is processed at once and paid some weeks later. */
async function pay(trx: Transaction, { id, placedAt, order: seeded, people }: Fulfillment): Promise<void> {
  const order = await current(trx, id)
  const isInAdvance = order.status === 'AWAITING_PAYMENT'
  if (people.cards) {
    const at = isInAdvance ? placedAt : new Date(placedAt.getTime() + DAYS_ON_ACCOUNT * day)
    if (at.getTime() > Date.now()) return
    const card = seeded.isDisputed ? 'disputed' : 'approved'
    await people.cards.pay({ orderId: id, personId: buyerOf(people, seeded), at, card })
    return people.cards.settle({ orderId: id, paidAt: at, refund: seeded.refund })
  }
  if (isInAdvance) await moveOrder(trx, order, { to: 'PAID', by: system })
  else if (seeded.progress !== 'completed') return
  await trx.updateTable('customer_order').set({ payment_status: 'PAID' }).where('id', '=', id).execute()
}

async function current(trx: Transaction, id: string) {
  const order = await lockOrder(trx, id)
  if (!order) throw new Error(`the demonstration's order ${id} is not there`)
  return order
}

const buyerOf = ({ buyerIds }: SalesPeople, { operator }: { operator: string }) => buyerIds.get(operator)

export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`the demonstration has no ${name}`)
  return id
}
