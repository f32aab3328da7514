import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import type { Visitor } from '../../../tests/support/visitor'

let test: TestApp
let staff: Visitor
let admin: Visitor
let instance: string
let northfield: string
let ridgeline: string

beforeAll(async () => {
  test = await createTestApp()
  staff = await test.as('dealerUser')
  admin = await test.as('dealerAdmin')
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: northfield, name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
beforeEach(async () => {
  instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
  await read(100)
})
afterAll(() => test.close())

const machine = () => `/api/v2/machines/instance/${instance}`
const read = (value: number, by = staff) => by.post(`${machine()}/readings`, { value, confirmed: true })
const context = { signal: new AbortController().signal, lastAttempt: false }
const clearAway = () => test.jobs['withdraw-outdated-drafts']({}, context)
const drafts = async (): Promise<{ id: string; status: string; tasks: string[]; is_automatic: boolean }[]> =>
  (await staff.get(`/api/v2/maintenance-quotes/?instance_id=${instance}&sort_field=quote_number&sort_direction=asc`))
    .body.items
const summaries = async () => (await drafts()).map(({ status, tasks }) => [status, ...tasks].join(' '))

async function addKit(): Promise<string> {
  const part = { part_number: randomUUID(), quantity: 2, cost: { amount: 1250, currency: 'USD' } }
  const url = `/api/v2/machines/${await test.machineId('WL-120')}/kits`
  return (await staff.post(url, { name: '500 h kit', parts: [part] })).body.id
}
async function schedule(...tasks: object[]): Promise<string[]> {
  const { status, body } = await staff.put(`${machine()}/schedule`, { tasks })
  expect(status).toBe(200)
  return body.tasks.map(({ id }: { id: string }) => id)
}
const withKit = async (name: string, interval = 500) => ({ name, interval_hours: interval, kit_id: await addKit() })

describe('"DRAFT (S when a task is due)" (behaviour, section 7)', () => {
  it('drafts one quote for what falls due with a kit, at the prices of the kit', async () => {
    await schedule(await withKit('Oil'), { name: 'Look at the belts', interval_hours: 500 })
    await read(600)
    await test.runJobs()
    const [draft, ...others] = await drafts()
    expect([others, draft]).toEqual([
      [],
      expect.objectContaining({ status: 'DRAFT', tasks: ['Oil'], is_automatic: true }),
    ])
    const { body } = await staff.get(`/api/v2/maintenance-quotes/${draft?.id}`)
    expect(body.lines[0].parts).toEqual({ amount: 2500, currency: 'USD' })
  })

  it('many readings at once draft one quote', async () => {
    await schedule(await withKit('Oil'), await withKit('Filters'))
    await Promise.all(Array.from({ length: 20 }, (_, index) => read(600 + index, index % 2 === 0 ? staff : admin)))
    const payload = { instance_id: instance }
    await Promise.all(Array.from({ length: 10 }, () => test.jobs['draft-maintenance-quote'](payload, context)))
    await test.runJobs()
    expect(await summaries()).toEqual(['DRAFT Oil Filters'])
  })

  it('what a clerk has quoted, or withdrawn, is not drafted again as long as it stays due', async () => {
    const [oil] = await schedule(await withKit('Oil'), await withKit('Coolant', 700))
    await read(600)
    const { body } = await staff.post('/api/v2/maintenance-quotes/', { instance_id: instance, task_ids: [oil] })
    await test.runJobs()
    expect(await summaries()).toEqual(['DRAFT Oil'])
    await staff.put(`/api/v2/maintenance-quotes/${body.id}/status`, { version: 1, status: 'WITHDRAWN' })
    await read(810)
    await test.runJobs()
    expect(await summaries()).toEqual(['WITHDRAWN Oil', 'DRAFT Coolant'])
  })

  it('a dealership that has switched drafts off gets none', async () => {
    const set = (isOn: boolean) => admin.put(`/api/v2/organizations/${northfield}`, { drafts_maintenance_quotes: isOn })
    expect((await set(false)).body.drafts_maintenance_quotes).toBe(false)
    await schedule(await withKit('Oil'))
    await read(600)
    await test.runJobs()
    expect(await drafts()).toEqual([])
    await set(true)
    const operator = await test.as('operatorAdmin')
    const own = await operator.put(`/api/v2/organizations/${ridgeline}`, { drafts_maintenance_quotes: false })
    expect([own.status, own.body.errors[0].path]).toEqual([400, 'body.drafts_maintenance_quotes'])
    expect((await operator.get(`/api/v2/organizations/${northfield}`)).body.drafts_maintenance_quotes).toBeNull()
  })

  it('a service that has ended, or a machine that is retired, drafts nothing', async () => {
    await schedule(await withKit('Oil'))
    await read(600)
    await test.db.updateTable('machine_instance').set({ dealership_id: null }).where('id', '=', instance).execute()
    await test.runJobs()
    expect(await drafts()).toEqual([])
    const retired = { dealership_id: northfield, retired_at: new Date() }
    await test.db.updateTable('machine_instance').set(retired).where('id', '=', instance).execute()
    await test.jobs['draft-maintenance-quote']({ instance_id: instance }, context)
    expect(await drafts()).toEqual([])
  })
})

describe('drafts for which nothing is due any more', () => {
  it('are withdrawn, and drafted again once it is', async () => {
    await schedule(await withKit('Oil'))
    const wrong = (await read(600)).body.reading ?? {}
    await test.runJobs()
    await clearAway()
    expect(await summaries()).toEqual(['DRAFT Oil'])
    const undone = await staff.post(`/api/v2/machines/readings/${wrong.id}/void`, { reason: 'Typed wrongly' })
    expect(undone.status).toBe(200)
    await clearAway()
    expect(await summaries()).toEqual(['WITHDRAWN Oil'])
    await read(605)
    await test.runJobs()
    expect(await summaries()).toEqual(['WITHDRAWN Oil', 'DRAFT Oil'])
  })

  it('stay where a clerk has changed them', async () => {
    const [oil] = await schedule(await withKit('Oil'))
    await read(600)
    await test.runJobs()
    const [draft] = await drafts()
    await staff.put(`/api/v2/maintenance-quotes/${draft?.id}`, { version: 1, comment: 'In the pit' })
    await staff.post(`${machine()}/tasks/${oil}/completions`, { hours: 600 })
    await clearAway()
    expect(await summaries()).toEqual(['DRAFT Oil'])
  })
})
