import fc, { type Scheduler } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { stockDisagreements } from '../../../tests/support/stock'
import type { Who } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import type { DeliveryMethod } from '../../db/schema'
import { receive } from '../inventory'
import { createPaymentWorld, type PaymentWorld } from '../payments/testing/payment-world'
import { expectOrderWhole } from './testing/expect-order-whole'
import type { Order, Return } from './testing/order-oracle'
import { beginnings, people, requestOf, type Step, stepOf } from './testing/order-people'

let world: PaymentWorld
let locationId: string
beforeAll(async () => {
  world = await createPaymentWorld()
  const { db, dealershipId: organization_id } = world
  const locations = db.selectFrom('stock_location').where('is_default', '=', true).select('id')
  locationId = (await locations.executeTakeFirstOrThrow()).id
  await db
    .insertInto('tax_rate')
    .values({ organization_id, name: 'Sales tax', country: 'US', region: '', basis_points: 825 })
    .execute()
})
afterAll(() => world.test.close())

const api = '/api/v2/orders'

/**
 * Three parts, of which so many are on hand, and a bundle of the first two. The tax of one, two and three of the first, and of
 * one and two of the second, is rounded in different directions.
 */
async function addGoods(onHand: readonly number[]) {
  const { db, dealershipId } = world
  const parts = await Promise.all([337, 1993, 57].map((cost) => addPricedPart(db, dealershipId, { cost })))
  const [first = '', second = '', third = ''] = parts
  await db.updateTable('catalogue_part').set({ core_charge_amount: 451 }).where('id', '=', second).execute()
  const { id: bundle } = await db
    .insertInto('bundle')
    .values({ organization_id: dealershipId, name: `Filter kit ${first}`, cost_amount: 2749 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, part_id] of [first, second].entries()) {
    const values = { organization_id: dealershipId, bundle_id: bundle, part_id, quantity: index + 1 }
    await db.insertInto('bundle_part').values(values).execute()
  }
  for (const [index, partId] of parts.entries()) await arrive(partId, onHand[index] ?? 0)
  return { parts: { first, second, third }, bundle }
}

async function arrive(partId: string, quantity: number): Promise<void> {
  const { db, dealershipId } = world
  if (quantity > 0)
    await testUnitOfWork(db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity }))
}

const fillBackOrders = () =>
  world.test.jobs['fill-back-orders'](
    { organization_id: world.dealershipId },
    { signal: AbortSignal.timeout(60_000), lastAttempt: false },
  )

async function place({ parts, bundle }: Awaited<ReturnType<typeof addGoods>>, delivery: DeliveryMethod) {
  const { status, body } = await (await world.as('operatorAdmin')).post(`${api}/`, {
    dealership_id: world.dealershipId,
    order_parts: [
      { part_id: parts.first, quantity: 3 },
      { part_id: parts.second, quantity: 2 },
    ],
    order_bundles: [{ bundle_id: bundle, quantity: 1 }],
    delivery,
    address: { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' },
  })
  expect(status).toBe(201)
  return body as Order
}

const returnsOf = async (who: Who, id: string): Promise<Return[]> =>
  (await (await world.as(who)).get(`${api}/${id}/returns`)).body.returns
const read = async (who: Who, id: string): Promise<Order> => (await (await world.as(who)).get(`${api}/${id}`)).body
const versionOf = async (id: string): Promise<number> =>
  (await world.db.selectFrom('customer_order').where('id', '=', id).select('version').executeTakeFirstOrThrow()).version

async function invoicedOf(id: string): Promise<Map<string, number>> {
  const lines = world.db.selectFrom('order_invoice_line').where('order_id', '=', id).select(['line_id', 'quantity'])
  return new Map((await lines.execute()).map(({ line_id, quantity }) => [line_id, quantity]))
}

interface Seen {
  order: Order
  returns: Return[]
}

const see = async (who: Who, id: string): Promise<Seen> => ({
  order: await read(who, id),
  returns: await returnsOf(who, id),
})

/** What somebody does with an order as they have seen it, perhaps before others acted. */
async function act(who: Who, { order, returns }: Seen, step: Omit<Step, 'order'>, otherPart: string): Promise<void> {
  const request = requestOf({ order, returns, otherPart }, step)
  if (!request) return
  const before = await versionOf(order.id)
  const { method, path, body } = request
  const { status } = await (await world.as(who)).send(method, `${api}/${path(order.id)}`, { payload: body })
  const after = await versionOf(order.id)
  expect([200, 201, 400, 403, 409]).toContain(status)
  if (status > 201) expect(after).toBe(before)
  // A return has a version of its own.
  else if ('version' in body && body.version !== before) expect(path('')).toContain('/returns/')
}

/** What happens beside: goods arrive, and the customer pays by a checkout that they may have opened long before. */
const events = {
  arrive: async (_: string, partId: string) => {
    await arrive(partId, 3)
    await fillBackOrders()
  },
  openCheckout: (id: string) => world.checkout(id),
  pay: async (id: string) => {
    const open = (await world.payments(id)).find(({ state }) => state === 'PENDING')
    const checkout = open?.session_id && (await world.provider.readCheckout(world.account, open.session_id))
    if (checkout && checkout.status === 'open') await world.pay(id)
  },
  refundReturns: async (id: string) => {
    const admin = await world.as('dealerAdmin')
    for (const { id: return_id, refund_due } of await returnsOf('dealerAdmin', id)) {
      if (refund_due.amount === 0) continue
      const { status } = await admin.post(`/api/v2/payments/refund/${id}/`, { return_id })
      expect(status).toBe(201)
    }
  },
} satisfies Record<string, (orderId: string, partId: string) => Promise<unknown>>

const happenings = fc.record({
  event: fc.constantFrom<(keyof typeof events)[]>(
    ...(['arrive', 'arrive', 'openCheckout', 'openCheckout', 'pay', 'pay', 'refundReturns', 'refundReturns'] as const),
  ),
  order: fc.nat({ max: 1 }),
  part: fc.constantFrom<('first' | 'second')[]>('first', 'second'),
})

const plans = fc.record({
  terms: fc.constantFrom<('ON_ACCOUNT' | 'PAID' | 'UNPAID')[]>('ON_ACCOUNT', 'PAID', 'UNPAID'),
  delivery: fc.constantFrom<DeliveryMethod[]>('SHIP', 'PICKUP'),
  beginnings: fc.tuple(beginnings, beginnings),
  onHand: fc.tuple(fc.nat({ max: 16 }), fc.nat({ max: 16 }), fc.constant(5)),
  steps: fc.tuple(
    ...people.map(({ aims, least }) => fc.array(stepOf(aims), { minLength: least, maxLength: least * 2 })),
  ),
  events: fc.array(happenings, { minLength: 2, maxLength: 8 }),
})

type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never

type Task = [label: string, work: () => Promise<unknown>]

/** Has everybody act one after the other, in an order that the scheduler decides, so that a run can be repeated by its seed. */
async function run(scheduler: Scheduler, plan: Plan): Promise<Order[]> {
  const goods = await addGoods(plan.onHand)
  const orders = [await place(goods, plan.delivery), await place(goods, plan.delivery)]
  const idOf = ({ order }: { order: number }): string => orders[order]?.id ?? ''
  const { third } = goods.parts
  for (const [order, aims] of plan.beginnings.entries()) {
    if (plan.terms === 'PAID') {
      await events.openCheckout(idOf({ order }))
      await events.pay(idOf({ order }))
    }
    for (const aim of aims) {
      const id = idOf({ order })
      await act('dealerAdmin', await see('dealerAdmin', id), { aim, which: 0, quantity: 1, isSlow: false }, third)
    }
  }
  const failures: unknown[] = []
  const schedule = (tasks: readonly Task[]) =>
    scheduler.scheduleSequence(
      tasks.map(([label, work]) => ({
        label,
        builder: async () => {
          await work().catch((error: unknown) => failures.push(error))
        },
      })),
    )
  for (const [index, { who }] of people.entries()) {
    schedule(
      (plan.steps[index] ?? []).flatMap((step): Task[] => {
        let seen: Seen | undefined
        const look = async () => {
          seen = await see(who, idOf(step))
        }
        const change = async () => act(who, seen ?? (await see(who, idOf(step))), step, third)
        const task: Task = [`${who}: ${step.aim}`, change]
        return step.isSlow ? [[`${who} reads`, look], task] : [task]
      }),
    )
  }
  schedule(plan.events.map((one) => [one.event, () => events[one.event](idOf(one), goods.parts[one.part])]))
  await scheduler.waitIdle()
  expect(failures).toEqual([])
  return orders
}

it('however clerks, a customer, their bank and suppliers interleave, orders, money, stock and history agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
      await world.payOnAccount(plan.terms === 'ON_ACCOUNT')
      const placed = await run(scheduler, plan)
      await world.test.runJobs()
      for (const one of placed) {
        const order = await read('dealerUser', one.id)
        const { body } = await (await world.as('operatorAdmin')).get(`${api}/${one.id}/history`)
        const returns = await returnsOf('dealerUser', one.id)
        expectOrderWhole({ placed: one, order, history: body.entries, returns, invoiced: await invoicedOf(one.id) })
      }
      expect(await stockDisagreements(world.db)).toEqual([])
    }),
    // Each smaller case takes as long as a case.
    { numRuns: 15, endOnFailure: true },
  )
})
