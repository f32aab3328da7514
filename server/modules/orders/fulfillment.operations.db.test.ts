import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import type { Transaction } from '../../db/connection'
import type { DeliveryMethod } from '../../db/schema'
import { backdate, withMovableLedgers } from '../../seed/backdate'
import { pickLines } from './pick-lines'
import { placeOrder } from './place-order'
import { shipLines } from './ship-lines'
import { lockOrder } from './stored-order.repository'

let test: TestApp
let sides: { dealershipId: string; operatorId: string }
beforeAll(async () => {
  test = await createTestApp()
  sides = {
    dealershipId: await organizationId(test, 'Northfield Equipment'),
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
  }
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: sides.dealershipId, operator_id: sides.operatorId, pays_on_account: true })
    .execute()
})
afterAll(() => test.close())

const api = '/api/v2/orders'
interface Line {
  id: string
  [quantity: string]: unknown
}

/** Places an order on account for two hoses and three seals, which no stock limits. */
function place(trx: Transaction, delivery: DeliveryMethod): Promise<string> {
  const line = { partId: null, bundleId: null, partNumber: '', askedNumber: null, coreChargeAmount: 0, parts: [] }
  return placeOrder(trx, {
    ...sides,
    by: { actors: ['customer'] },
    currency: 'USD',
    lines: [
      { ...line, description: 'Hose, made to measure', quantity: 2, unitAmount: 1000 },
      { ...line, description: 'Seal, made to measure', quantity: 3, unitAmount: 100 },
    ],
    taxRate: { name: 'Sales tax', basisPoints: 1000 },
    delivery,
    address: null,
    poNumber: '',
    note: '',
    instanceId: null,
  })
}

async function placed(delivery: DeliveryMethod = 'SHIP') {
  const id = await testUnitOfWork(test.db).transact((trx) => place(trx, delivery))
  const { body } = await (await test.as('dealerUser')).get(`${api}/${id}`)
  const [hose, seal] = body.order_parts.map((one: Line) => one.id)
  return { id, hose, seal, version: body.version as number, body }
}

const call = async (who: Who, method: 'POST' | 'PUT', path: string, payload: object) =>
  (await test.as(who)).send(method, `${api}/${path}`, { payload })
const entriesOf = async (id: string): Promise<{ kind: string; to: string | null; at: string }[]> =>
  (await (await test.as('operatorAdmin')).get(`${api}/${id}/history`)).body.entries
const history = async (id: string) => (await entriesOf(id)).map(({ kind, to }) => to ?? kind)
/** Gives all entries of an order's history the same time. */
async function giveOneTime(id: string) {
  const now = new Date()
  await test.db.updateTable('order_event').set({ recorded_at: now }).where('order_id', '=', id).execute()
  await test.db.updateTable('state_change').set({ changed_at: now }).where('record_id', '=', id).execute()
}

describe('an order on its way', () => {
  it('is picked, shipped in two parcels, delivered, and completed by the system', async () => {
    const order = await placed()
    expect(order.body).toMatchObject({
      status: 'PROCESSING',
      fulfillment_status: 'UNFULFILLED',
      total: { amount: 2530 },
    })
    const picked = await call('dealerUser', 'PUT', `${order.id}/picked`, {
      version: order.version,
      lines: [{ line_id: order.hose, picked: 2 }],
    })
    expect(picked.body.fulfillment_status).toBe('PICKING')
    const first = await call('dealerUser', 'POST', `${order.id}/shipments`, {
      version: picked.body.version,
      lines: [
        { line_id: order.hose, quantity: 2 },
        { line_id: order.seal, quantity: 1 },
      ],
      carrier: 'DHL',
      tracking_number: '0034',
    })
    expect([first.status, first.body.fulfillment_status]).toEqual([201, 'PARTIALLY_SHIPPED'])
    expect(first.body.order_parts[0]).toMatchObject({ reserved: 0, picked: 0, shipped: 2 })
    const second = await call('dealerUser', 'POST', `${order.id}/shipments`, {
      version: first.body.version,
      lines: [{ line_id: order.seal, quantity: 2 }],
    })
    expect(second.body.fulfillment_status).toBe('SHIPPED')
    expect(second.body.shipments.map(({ number }: { number: number }) => number)).toEqual([1, 2])
    let { version } = second.body
    for (const { id } of second.body.shipments) {
      const { body } = await call('operatorAdmin', 'PUT', `${order.id}/shipments/${id}/delivered`, { version })
      version = body.version
      if (id === second.body.shipments[0].id) expect(body.fulfillment_status).toBe('PARTIALLY_DELIVERED')
      else expect(body).toMatchObject({ status: 'COMPLETED', fulfillment_status: 'DELIVERED', next_statuses: [] })
    }
    expect(await history(order.id)).toEqual([
      ...['PROCESSING', 'PICKED', 'SHIPPED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'COMPLETED'],
    ])
  })

  it('is ready for pickup once all is picked, and delivered when it is handed over', async () => {
    const order = await placed('PICKUP')
    const lines = [
      { line_id: order.hose, picked: 2 },
      { line_id: order.seal, picked: 3 },
    ]
    const picked = await call('dealerUser', 'PUT', `${order.id}/picked`, { version: order.version, lines })
    expect(picked.body.fulfillment_status).toBe('READY_FOR_PICKUP')
    const handed = await call('dealerUser', 'POST', `${order.id}/shipments`, {
      version: picked.body.version,
      lines: lines.map(({ line_id, picked: quantity }) => ({ line_id, quantity })),
    })
    expect(handed.body).toMatchObject({ status: 'COMPLETED', fulfillment_status: 'DELIVERED' })
    expect(await history(order.id)).toEqual(['PROCESSING', 'PICKED', 'SHIPPED', 'COMPLETED'])
    await giveOneTime(order.id)
    expect(await history(order.id), 'when all entries have the same time').toEqual([
      ...['PICKED', 'SHIPPED'],
      ...['PROCESSING', 'COMPLETED'],
    ])
  })

  it('has its history in order also where several steps are moved to one time in the past', async () => {
    const by = { actors: ['dealership'] as const }
    const tracking = { carrier: '', trackingNumber: '', link: '' }
    const id = await testUnitOfWork(test.db).transact(async (trx) => {
      const orderId = await place(trx, 'PICKUP')
      for (const step of [pickLines, shipLines]) {
        const { version = 0, lines = [] } = (await lockOrder(trx, orderId)) ?? {}
        const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
        await step(trx, { orderId, version, lines: all, tracking, by })
      }
      await withMovableLedgers(trx, () => backdate(trx, new Date('2025-03-04T15:00:00Z')))
      return orderId
    })
    expect(await history(id)).toEqual(['PROCESSING', 'PICKED', 'SHIPPED', 'COMPLETED'])
    const days = (await entriesOf(id)).map(({ at }) => at.slice(0, 10))
    expect(new Set(days)).toEqual(new Set(['2025-03-04']))
  })

  it('loses what is cancelled from its total, and is cancelled with its last line', async () => {
    const order = await placed()
    const less = await call('dealerUser', 'PUT', `${order.id}/cancelled-lines`, {
      version: order.version,
      lines: [{ line_id: order.hose, quantity: 1 }],
      reason: 'No longer made',
    })
    expect(less.body).toMatchObject({ status: 'PROCESSING', subtotal: { amount: 1300 }, total: { amount: 1430 } })
    expect(less.body.order_parts[0]).toMatchObject({ reserved: 1, cancelled: 1 })
    const none = await call('dealerUser', 'PUT', `${order.id}/cancelled-lines`, {
      version: less.body.version,
      lines: [
        { line_id: order.hose, quantity: 1 },
        { line_id: order.seal, quantity: 3 },
      ],
    })
    expect(none.body).toMatchObject({ status: 'CANCELLED', fulfillment_status: 'CANCELLED', total: { amount: 0 } })
  })

  it('can no longer be cancelled as a whole once something is shipped', async () => {
    const order = await placed()
    const shipped = await call('dealerUser', 'POST', `${order.id}/shipments`, {
      version: order.version,
      lines: [{ line_id: order.hose, quantity: 1 }],
    })
    expect(shipped.body.next_statuses).toEqual([])
    const { version } = shipped.body
    const refused = await call('dealerUser', 'PUT', `status/${order.id}`, { status: 'CANCELLED', version })
    expect([refused.status, refused.body.code, refused.body.current.version]).toEqual([409, 'already_shipped', version])
  })

  it('of two clerks who ship the same pieces, one does', async () => {
    const order = await placed()
    const ship = (who: Who) =>
      call(who, 'POST', `${order.id}/shipments`, {
        version: order.version,
        lines: [{ line_id: order.hose, quantity: 2 }],
      })
    const answers = await Promise.all([ship('dealerUser'), ship('dealerAdmin')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { fulfillment_status: 'PARTIALLY_SHIPPED' },
    })
  })

  it.each([
    ['more than is reserved', (order: { hose: string }) => [{ line_id: order.hose, quantity: 3 }]],
    ['a line twice', ({ hose }: { hose: string }) => [hose, hose].map((line_id) => ({ line_id, quantity: 1 }))],
    ['a line of another order', () => [{ line_id: randomUUID(), quantity: 1 }]],
  ])('%s is refused', async (_, linesOf) => {
    const order = await placed()
    const lines = linesOf(order)
    for (const [method, path] of [
      ['POST', 'shipments'],
      ['PUT', 'cancelled-lines'],
    ] as const) {
      const { status } = await call('dealerUser', method, `${order.id}/${path}`, { version: order.version, lines })
      expect(status).toBe(400)
    }
    expect(await history(order.id)).toEqual(['PROCESSING'])
  })

  it('a delivery is confirmed once, and tracking can be corrected', async () => {
    const order = await placed()
    const { body: shipped } = await call('dealerUser', 'POST', `${order.id}/shipments`, {
      version: order.version,
      lines: [{ line_id: order.hose, quantity: 1 }],
    })
    const shipment = shipped.shipments[0].id
    const link = 'https://dhl.example/0034'
    const track = (version: number, change: object) =>
      call('dealerUser', 'PUT', `tracking/${order.id}`, { version, shipment, ...change })
    const tracked = await track(shipped.version, { carrier: 'DHL', link })
    // The second of two clerks who opened it at once would restore what the first has corrected.
    const late = await track(shipped.version, { carrier: '', tracking_number: '0034', link: '' })
    expect([late.status, late.body.current.version]).toEqual([409, tracked.body.version])
    expect(tracked.body.shipments[0]).toMatchObject({ carrier: 'DHL', link, tracking_number: '' })
    const wrong = await track(tracked.body.version, { link: 'javascript:alert(1)' })
    expect(wrong.status).toBe(400)
    const path = `${order.id}/shipments/${shipment}/delivered`
    const delivered = await call('operatorAdmin', 'PUT', path, { version: tracked.body.version })
    expect(delivered.body.fulfillment_status).toBe('PARTIALLY_DELIVERED')
    const again = await call('operatorAdmin', 'PUT', path, { version: delivered.body.version })
    expect([again.status, again.body.code]).toEqual([409, 'already_delivered'])
  })
})

describe('messages about an order', () => {
  it('are read by both sides, and stored once for each client_id', async () => {
    const { id } = await placed()
    const client_id = randomUUID()
    const send = (body: string) => call('operatorAdmin', 'POST', `${id}/messages`, { body, client_id })
    const [one, again, other] = [await send('When?'), await send('When?'), await send('Where?')]
    expect([one.status, again.body.id, other.status, other.body.code]).toEqual([
      201,
      one.body.id,
      409,
      'client_id_used',
    ])
    await call('dealerUser', 'POST', `${id}/messages`, { body: 'On Friday.' })
    const { body } = await (await test.as('operatorAdmin')).get(`${api}/${id}/messages`)
    expect(body.items.map((item: Record<string, unknown>) => [item.body, item.side, item.is_own])).toEqual([
      ['On Friday.', 'dealership', false],
      ['When?', 'operator', true],
    ])
  })
})

describe('an order with something left to do', () => {
  const leftOf = async (id: string) => {
    const found = async (left: string) => {
      const { body } = await (await test.as('dealerUser')).get(`${api}/?left_to_do=${left}&limit=1000`)
      return body.items.some((item: { id: string }) => item.id === id)
    }
    return { toShip: await found('TO_SHIP'), backordered: await found('BACKORDERED') }
  }
  const waiting = async () => {
    const { body } = await (await test.as('dealerUser')).get('/api/v2/dashboard/waiting')
    const { count } = body.items.find(({ kind }: { kind: string }) => kind === 'orders_to_pick') ?? { count: 0 }
    return count as number
  }

  it('is found and waits on Home until its last parcel has left', async () => {
    const before = await waiting()
    const order = await placed()
    const ship = (version: number, line: string, quantity: number) =>
      call('dealerUser', 'POST', `${order.id}/shipments`, { version, lines: [{ line_id: line, quantity }] })
    const first = await ship(order.version, order.hose, 2)
    expect([first.body.fulfillment_status, await leftOf(order.id)]).toEqual([
      'PARTIALLY_SHIPPED',
      { toShip: true, backordered: false },
    ])
    expect(await waiting()).toBe(before + 1)
    await ship(first.body.version, order.seal, 3)
    expect(await leftOf(order.id)).toEqual({ toShip: false, backordered: false })
    expect(await waiting()).toBe(before)
  })
})
