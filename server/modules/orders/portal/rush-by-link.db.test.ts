import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countLockWaits } from '../../../../tests/support/lock-wait'
import { createSalesTest, type SalesTest } from '../../../../tests/support/sales-test'
import { people } from '../../../../tests/support/test-app'
import { demonstrationPassword } from '../../../seed/demonstration-people'

const ORDERS = 30
let sales: SalesTest
let blocker: pg.Client
beforeAll(async () => {
  sales = await createSalesTest()
  blocker = new pg.Client(sales.test.connectionString)
  await blocker.connect()
})
afterAll(async () => {
  await blocker.end()
  await sales.test.close()
})

it('a crowd that orders from one dealership by a link keeps nobody else from signing in', async () => {
  const { test, operatorId, partId } = sales
  const staff = await test.as('dealerUser')
  const link = await staff.post('/api/v2/portal-links', { kind: 'place_order', organization_id: operatorId })
  const portal = `/api/v2/orders/place-order-portal/${new URL(link.body.url).searchParams.get('token')}`
  await blocker.query('begin')
  await blocker.query('lock table customer_order')
  const rush = Array.from({ length: ORDERS }, () =>
    test.anyone.post(portal, {
      client_id: randomUUID(),
      contact: 'Rosa Delgado',
      order_parts: [{ part_id: partId, quantity: 1 }],
      delivery: 'PICKUP',
    }),
  )
  await vi.waitFor(async () => expect(await countLockWaits(blocker)).toBeGreaterThan(3))
  const signedIn = await test.anyone.post('/api/v2/auth/login', {
    email: people.operator,
    password: demonstrationPassword,
  })
  const waiting = await countLockWaits(blocker)
  await blocker.query('commit')
  expect([signedIn.status, waiting > 3]).toEqual([200, true])
  expect((await Promise.all(rush)).filter(({ status }) => status !== 200)).toEqual([])
})
