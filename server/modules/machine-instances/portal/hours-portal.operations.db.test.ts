import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

const machines = '/api/v2/machines'

let test: TestApp
let instanceId: string
let token: string
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const phone_number = '+1 406 555 0133'
  await test.db.updateTable('organization').set({ phone_number }).where('id', '=', dealershipId).execute()
  instanceId = await addInstance(test, { operatorId, dealershipId })
  const staff = await test.as('dealerUser')
  const { body } = await staff.post('/api/v2/portal-links', { kind: 'machine_hours', instance_id: instanceId })
  token = new URL(body.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const shown = async () => (await test.anyone.get(`${machines}/machine-hours-portal/${token}`)).body
const send = (reading: object) =>
  test.anyone.post(`${machines}/hours/update`, { token, client_id: randomUUID(), ...reading })

describe('anyone can enter hours through the label on a machine (behaviour, section 4)', () => {
  it('shows the machine and its last reading', async () => {
    expect(await shown()).toMatchObject({
      machine: 'Harrow WL-120',
      name: 'Loader 3',
      organization: 'Ridgeline Quarry',
      dealership: 'Northfield Equipment',
      dealership_phone: '+1 406 555 0133',
      dealership_logo: null,
      unit: 'hours',
      last: null,
    })
    await send({ value: 1250.5 })
    expect((await shown()).last).toMatchObject({ value: 1250.5 })
  })

  it('records hours without a person', async () => {
    const { status, body } = await send({ value: 1250.5, note: 'Rosa, night shift' })
    expect([status, body.hours]).toEqual([201, 1250.5])
    expect(body.reading).toMatchObject({ source: 'portal', by: null, note: 'Rosa, night shift' })
  })

  it('a repeated request never counts twice, also two at once', async () => {
    const sent = { value: 1250.5, client_id: randomUUID() }
    const answers = await Promise.all([send(sent), send(sent)])
    answers.push(await send(sent))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const rows = await test.db.selectFrom('reading').where('instance_id', '=', instanceId).select('id').execute()
    expect(rows).toHaveLength(1)
  })

  it('applies the same rules: a lower reading is refused, then accepted as a new meter, which it shows', async () => {
    await send({ value: 1250.5 })
    expect((await send({ value: 3 })).body.code).toBe('lower_than_last')
    expect((await send({ value: 3, is_replacement: true })).body.hours).toBe(1253.5)
    expect((await shown()).last).toMatchObject({ value: 3 })
  })

  it('shows what is due whenever it fell due, and what comes next, with the kit but not its price', async () => {
    const staff = await test.as('dealerUser')
    const tasks = [
      { name: '500 h service', interval_hours: 500, mode: 'sliding' },
      { name: '1,000 h service', interval_hours: 1000, mode: 'sliding' },
    ]
    await send({ value: 1000 })
    expect((await staff.put(`${machines}/instance/${instanceId}/schedule`, { tasks })).status).toBe(200)
    const next = [{ name: '500 h service', status: 'OK', remaining_hours: 395, interval_hours: 500, kit: null }]
    expect((await send({ value: 1105, confirmed: true })).body.upcoming).toMatchObject(next)
    expect((await shown()).upcoming).toMatchObject(next)

    await send({ value: 1500, confirmed: true })
    const { body } = await send({ value: 1510, confirmed: true })
    expect(body.due).toEqual([])
    expect(body.upcoming).toMatchObject([{ name: '500 h service', status: 'OVERDUE', remaining_hours: -10 }])
  })

  it('one reading raises at most one open due item per machine and task; a repeated request returns it again', async () => {
    await test.db
      .insertInto('instance_task')
      .values(({ selectFrom }) => ({
        organization_id: selectFrom('machine_instance').where('id', '=', instanceId).select('organization_id'),
        instance_id: instanceId,
        name: '500 h service',
        interval_hours: 500,
        counts_from_total: 0,
        counts_from_on: new Date(),
        last_done_on: new Date(),
      }))
      .execute()
    const sent = { value: 500, client_id: randomUUID() }
    const [first, again, later] = [await send(sent), await send(sent), await send({ value: 501 })]
    expect(first.body.due).toMatchObject([{ name: '500 h service' }])
    expect(again.body.due).toEqual(first.body.due)
    expect(later.body.due).toEqual([])
    const items = await test.db.selectFrom('due_item').where('instance_id', '=', instanceId).select('id').execute()
    expect(items).toHaveLength(1)
  })
})
