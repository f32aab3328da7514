import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.db.deleteFrom('machine_instance').execute()
})
afterAll(() => test.close())

it('GET /machines/next-due: what is over with how far, then what comes next with how soon', async () => {
  const staff = await test.as('dealerUser')
  const driver = await test.as('operator')
  const sides = {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  }
  const [over, soon] = [await addInstance(test, sides), await addInstance(test, sides)]
  const tasks = [{ name: '500 h service', interval_hours: 500, mode: 'sliding' }]
  const machines = '/api/v2/machines'
  for (const [id, last] of [
    [over, 1780],
    [soon, 1311],
  ] as const) {
    const read = (value: number) => driver.post(`${machines}/instance/${id}/readings`, { value, confirmed: true })
    expect((await read(1000)).status).toBe(201)
    expect((await staff.put(`${machines}/instance/${id}/schedule`, { tasks })).status).toBe(200)
    expect((await read(last)).status).toBe(201)
  }
  const { body } = await driver.get(`${machines}/next-due?limit=5`)
  expect(body.items).toMatchObject([
    { instance: { id: over, machine: 'Harrow WL-120' }, status: 'OVERDUE', remaining_hours: -280, interval_hours: 500 },
    { instance: { id: soon }, status: 'OK', remaining_hours: 189, due_at_hours: 1500, kit: null },
  ])
  expect((await (await test.as('strangerOperator')).get(`${machines}/next-due`)).body.items).toEqual([])
})
