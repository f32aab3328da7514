import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const machines = '/api/v2/machines'

let test: TestApp
let operatorId: string
let dealershipId: string
let kits: { instance_id: string; task_id: string }[] = []
beforeAll(async () => {
  test = await createTestApp()
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  dealershipId = await organizationId(test, 'Northfield Equipment')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .execute()
  const staff = await test.as('dealerUser')
  const part = { part_number: randomUUID(), description: 'Oil filter', quantity: 2 }
  const { body: kit } = await staff.post(`${machines}/${await test.machineId('WL-120')}/kits`, {
    ...{ name: '500 h kit', interval_hours: 500, parts: [part] },
  })
  for (const _ of [1, 2]) {
    const instance_id = await addInstance(test, { operatorId, dealershipId })
    await staff.post(`${machines}/instance/${instance_id}/readings`, { value: 0 })
    const { body } = await staff.put(`${machines}/instance/${instance_id}/schedule`, {
      tasks: [{ name: 'Service', interval_hours: 500, kit_id: kit.id }],
    })
    await staff.post(`${machines}/instance/${instance_id}/readings`, { value: 500, confirmed: true })
    kits = [...kits, { instance_id, task_id: body.tasks[0].id }]
  }
})
afterAll(() => test.close())

async function linkOf(who: Who): Promise<string> {
  const { body } = await (await test.as(who)).post('/api/v2/portal-links', {
    ...{ kind: 'service_kits', organization_id: operatorId },
  })
  return `${machines}/machine-service-kits-portal/${new URL(body.url).searchParams.get('token')}`
}
const asked = (changes: object = {}) => ({ client_id: randomUUID(), contact: 'Rosa Delgado', kits, ...changes })
const quotes = async () => (await (await test.as('dealerAdmin')).get('/api/v2/quotes/')).body

describe('"Ask for these kits", by their link', () => {
  it('requests a quote with a line for each kit, whether it has a price or not, once for all tries', async () => {
    const link = await linkOf('dealerUser')
    const request = asked({ note: 'By Friday.' })
    const [first, second] = await Promise.all([1, 2].map(() => test.anyone.post(`${link}/request`, request)))
    expect([first?.status, second?.body]).toEqual([200, first?.body])
    const { items, total } = await quotes()
    expect([total, items[0]]).toMatchObject([1, { status: 'REQUESTED', quote_number: first?.body.quote_number }])
    const { body: quote } = await (await test.as('dealerAdmin')).get(`/api/v2/quotes/${items[0].id}`)
    expect(quote).toMatchObject({ note: 'Rosa Delgado\nBy Friday.', created_by: null })
    expect(quote.lines).toMatchObject([{ description: '500 h kit', quantity: 2 }])
    expect(quote.lines[0].bundle_id).not.toBeNull()
    expect(quote.lines[0].note).toMatch(/^Service: Loader 3, GHT\d+\nService: Loader 3, GHT\d+$/)
  })

  it('the dealership is notified as of any other request', async () => {
    const link = await linkOf('dealerUser')
    const { body } = await test.anyone.post(`${link}/request`, asked())
    const emails = await test.db
      .selectFrom('email')
      .where('subject', 'like', `%${body.quote_number}%`)
      .select('recipient')
      .orderBy('recipient')
      .execute()
    const staff = ['admin@northfield.example', 'user@northfield.example']
    expect(emails.map(({ recipient }) => recipient)).toEqual(staff)
  })

  it('a kit that the catalogue no longer sells is asked for by its name', async () => {
    const link = await linkOf('dealerUser')
    await test.db.updateTable('bundle').set({ is_active: false }).execute()
    const { status, body } = await test.anyone.post(`${link}/request`, asked())
    expect(status).toBe(200)
    const quote = (await quotes()).items.find((one: { quote_number: string }) => one.quote_number === body.quote_number)
    const { lines } = (await (await test.as('dealerAdmin')).get(`/api/v2/quotes/${quote.id}`)).body
    expect(lines).toMatchObject([{ bundle_id: null, description: '500 h kit', quantity: 2 }])
    await test.db.updateTable('bundle').set({ is_active: true }).execute()
  })

  it('of a task that is not due is refused, and nothing is requested', async () => {
    const link = await linkOf('dealerUser')
    const { total } = await quotes()
    const other = [{ instance_id: kits[0]?.instance_id, task_id: randomUUID() }]
    const { status, body } = await test.anyone.post(`${link}/request`, asked({ kits: other }))
    expect([status, body.code, (await quotes()).total]).toEqual([409, 'kit_not_due', total])
  })

  it('is not possible by the link of the operator itself, which names no dealership', async () => {
    const link = await linkOf('operatorAdmin')
    expect((await test.anyone.post(`${link}/request`, asked())).status).toBe(403)
  })
})
