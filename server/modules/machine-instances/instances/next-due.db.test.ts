import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { addDays } from '../../../domain/day'
import { dayAt } from '../../../domain/time-zone'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const today = dayAt('America/Denver', new Date())
const inDays = (days: number) => addDays(today, days)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it.each([
  ['hours', { interval_hours: 500 }, inDays(53), null],
  ['days', { interval_days: 30 }, inDays(30), inDays(30)],
  ['both, hours first', { interval_hours: 500, interval_days: 365 }, inDays(53), inDays(365)],
  ['both, days first', { interval_hours: 500, interval_days: 30 }, inDays(30), inDays(30)],
])(
  'a machine that runs 8 h a day says when its next task is expected, and when its interval in days ends: by %s',
  async (_, interval, on, due_on) => {
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const id = await addInstance(test, { operatorId, dealershipId })
    const owner = await test.as('operatorAdmin')
    const machine = `/api/v2/machines/instance/${id}`
    for (const [value, taken_at] of [
      [1000, daysAgo(10)],
      [1080, daysAgo(0)],
    ]) {
      const { status } = await owner.post(`${machine}/readings`, { value, taken_at, confirmed: true })
      expect(status).toBe(201)
    }
    await owner.put(`${machine}/schedule`, { tasks: [{ name: 'Service', ...interval }] })
    const { body } = await owner.get(machine)
    expect(body.next_due).toMatchObject({ on, due_on })
    const { items } = (await owner.get(`/api/v2/machines/instances/${operatorId}?limit=100`)).body
    expect(items.find((one: { id: string }) => one.id === id)).toEqual(body)
  },
)
