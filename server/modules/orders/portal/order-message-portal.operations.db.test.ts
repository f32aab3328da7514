import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../../tests/support/emails'
import { organizationId } from '../../../../tests/support/instances'
import { addOrder } from '../../../../tests/support/sales'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
let sides: { dealershipId: string; operatorId: string }
let order: { id: string; linkId: string; messages: string }
beforeAll(async () => {
  test = await createTestApp()
  sides = {
    dealershipId: await organizationId(test, 'Northfield Equipment'),
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
  }
})
beforeEach(async () => {
  order = await addLinkedOrder()
})
afterAll(() => test.close())

async function addLinkedOrder() {
  const id = await addOrder(test, sides)
  const { body } = await (await test.as('dealerUser')).post('/api/v2/portal-links', { kind: 'order', order_id: id })
  const token = new URL(body.url).searchParams.get('token') ?? ''
  return { id, linkId: body.id, messages: `/api/v2/orders/token/${token}/messages` }
}
const message = (changes: object = {}) => ({
  client_id: randomUUID(),
  contact: ' Rosa Delgado ',
  body: 'When does it arrive?',
  ...changes,
})
const write = (content: object) => test.anyone.post(order.messages, content)
const asStaff = async () => (await test.as('dealerUser')).get(`/api/v2/orders/${order.id}/messages`)

describe('messages about an order by its link, without an account', () => {
  it('go both ways: each side reads who wrote', async () => {
    const { status, body } = await write(message())
    expect([status, body]).toMatchObject([
      201,
      { side: 'operator', author: 'Rosa Delgado', by_link: true, is_own: true },
    ])
    const staff = await test.as('dealerUser')
    await staff.post(`/api/v2/orders/${order.id}/messages`, { body: 'On Friday.' })
    expect((await asStaff()).body.items).toMatchObject([
      { body: 'On Friday.', by_link: false, is_own: true },
      { body: 'When does it arrive?', author: 'Rosa Delgado', by_link: true, is_own: false },
    ])
    expect((await test.anyone.get(order.messages)).body).toMatchObject({
      total: 2,
      items: [{ side: 'dealership', author: 'Pete Clark', is_own: false }, { is_own: true }],
    })
    const [mail] = (await emailsTo(test, 'user@northfield.example')).slice(-1)
    expect(mail?.text).toContain('Comment: Rosa Delgado: When does it arrive?')
  })

  it('pressed twice, or sent again after a lost answer, are stored once', async () => {
    const content = message()
    const answers = await Promise.all([write(content), write(content), write(content)])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await write({ ...content, body: 'Something else' })).body.code).toBe('client_id_used')
    expect((await asStaff()).body.total).toBe(1)
  })

  it.each([{ body: ' \n' }, { contact: ' ' }, { body: 'x'.repeat(4001) }, { client_id: 'one' }])(
    'are refused as %j',
    async (changes) => {
      expect((await write(message(changes))).status).toBe(400)
      expect((await asStaff()).body.total).toBe(0)
    },
  )

  it('of another order stay there, and a revoked link neither shows nor takes any', async () => {
    await write(message())
    const other = await addLinkedOrder()
    expect((await test.anyone.get(other.messages)).body.total).toBe(0)
    await (await test.as('dealerUser')).delete(`/api/v2/portal-links/${order.linkId}`)
    const answers = [await test.anyone.get(order.messages), await write(message())]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [410, 'link_revoked'],
      [410, 'link_revoked'],
    ])
    expect((await asStaff()).body.total).toBe(1)
  })
})
