import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../tests/support/emails'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addLocation } from '../../../tests/support/stock'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { receive } from '../inventory'

const admin = 'admin@northfield.example'
const clerk = 'user@northfield.example'
const buyer = 'operator@ridgeline.example'
let test: TestApp
let dealershipId: string
let partId: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  const operator_id = await organizationId(test, 'Ridgeline Quarry')
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id, pays_on_account: true })
    .execute()
  partId = await addPricedPart(test.db, dealershipId)
  const locationId = await addLocation(test.db, dealershipId, 'Store', true)
  await testUnitOfWork(test.db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: 100 }))
})
beforeEach(() => test.db.deleteFrom('email').execute())
afterAll(() => test.close())

const call = async (who: Who, method: 'POST' | 'PUT', path: string, payload: object) => {
  const { status, body } = await (await test.as(who)).send(method, `/api/v2/orders/${path}`, { payload })
  expect([path, status < 300]).toEqual([path, true])
  return body
}
const place = (delivery: object = { delivery: 'PICKUP' }) =>
  call('operator', 'POST', '', {
    dealership_id: dealershipId,
    order_parts: [{ part_id: partId, quantity: 2 }],
    ...delivery,
  })
const ship = (order: Placed, quantity: number) =>
  call('dealerUser', 'POST', `${order.id}/shipments`, {
    version: order.version,
    lines: [{ line_id: order.order_parts[0]?.id, quantity }],
  })

interface Placed {
  id: string
  version: number
  order_number: string
  order_parts: { id: string }[]
}
const subjects = async (recipient: string) => (await emailsTo(test, recipient)).map(({ subject }) => subject)

describe('"an e-mail for each step that concerns the other party"', () => {
  it('a new order is reported to admins and clerks of the dealership, and to nobody of the customer', async () => {
    const order = await place()
    const reported = [`New order ${order.order_number} from Ridgeline Quarry`]
    expect([await subjects(admin), await subjects(clerk)]).toEqual([reported, reported])
    expect(await subjects(buyer)).toEqual([])
  })

  it('a parcel is reported to whoever placed the order, and picking to nobody', async () => {
    const order = await place({ address: { line1: '12 Quarry Road', city: 'Butte', region: 'mt', country: 'US' } })
    await test.db.deleteFrom('email').execute()
    const [line] = order.order_parts
    const picked = await call('dealerUser', 'PUT', `${order.id}/picked`, {
      version: order.version,
      lines: [{ line_id: line.id, picked: 2 }],
    })
    expect(await subjects(buyer)).toEqual([])
    await ship(picked, 1)
    expect(await subjects(buyer)).toEqual([`Order ${order.order_number} is on its way`])
    expect(await subjects(admin)).toEqual([])
  })

  it('what the customer picks up is reported as ready, and as handed over', async () => {
    const order = await place()
    await test.db.deleteFrom('email').execute()
    const [line] = order.order_parts
    const pick = (version: number, picked: number) =>
      call('dealerUser', 'PUT', `${order.id}/picked`, { version, lines: [{ line_id: line.id, picked }] })
    const half = await pick(order.version, 1)
    expect(await subjects(buyer)).toEqual([])
    const ready = await pick(half.version, 2)
    await ship(await pick(ready.version, 2), 2)
    expect(await subjects(buyer), 'saved twice, reported once').toEqual([
      `Order ${order.order_number} is ready for pickup`,
      `Order ${order.order_number} has been handed over`,
    ])
  })

  it('each step of a return goes to the side that did not take it', async () => {
    const { version, ...order } = await ship(await place(), 2)
    await test.db.deleteFrom('email').execute()
    const lines = [{ line_id: order.order_parts[0].id, quantity: 1 }]
    const asked = await call('operator', 'POST', `${order.id}/returns`, { version, reason: 'Wrong size', lines })
    expect(await subjects(admin)).toEqual([`Order ${order.order_number}: return requested`])
    const path = `${order.id}/returns/${asked.id}`
    await call('dealerUser', 'PUT', `${path}/status`, { status: 'ACCEPTED', version: 1 })
    const received = [{ line_id: order.order_parts[0].id, restocked: 1, scrapped: 0 }]
    await call('dealerUser', 'PUT', `${path}/received`, { version: 2, lines: received })
    expect(await subjects(buyer)).toEqual([
      `Order ${order.order_number}: return accepted`,
      `Order ${order.order_number}: return received`,
    ])
  })

  it('a cancellation and a message go to the side that did not write them', async () => {
    const order = await place()
    await test.db.deleteFrom('email').execute()
    await call('operator', 'POST', `${order.id}/messages`, { body: 'Can it be <b>today</b>?' })
    expect(await subjects(admin)).toEqual([`Message about order ${order.order_number}`])
    await call('dealerUser', 'PUT', `status/${order.id}`, {
      status: 'CANCELLED',
      version: order.version,
      reason: 'No longer made',
    })
    expect(await subjects(buyer)).toEqual([`Order ${order.order_number} has been cancelled`])
  })
})
