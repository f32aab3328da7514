import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { createTestApp, people, type TestApp } from '../../../tests/support/test-app'
import { type Visitor, visit } from '../../../tests/support/visitor'
import { addDays, day } from '../../domain/day'
import { startOfDay } from '../../domain/time-zone'
import { demonstrationPassword } from '../../seed/demonstration-people'

let test: TestApp
let owner: Visitor
let ridgeline: string
let instance: string
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.as('operatorAdmin')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
afterAll(() => test.close())
beforeEach(async () => {
  instance = await addInstance(test, { operatorId: ridgeline, dealershipId: null })
})
afterEach(() => vi.useRealTimers())

const base = '/api/v2/machines'
/** Sets the server's clock and signs the owner in by it. */
const at = async (moment: string | Date) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  owner = await visit(test.app).signIn(people.operatorAdmin, demonstrationPassword)
}
const live = (time_zone: string) =>
  test.db.updateTable('organization').set({ time_zone }).where('id', '=', ridgeline).execute()
const tasks = async () => (await owner.get(`${base}/instance/${instance}/schedule`)).body.tasks
const plan = async (task: object) =>
  (await owner.put(`${base}/instance/${instance}/schedule`, { tasks: [{ name: 'Check', ...task }] })).body.tasks[0]
const complete = (taskId: string, body: object) =>
  owner.post(`${base}/instance/${instance}/tasks/${taskId}/complete`, body)
const evaluate = () => test.jobs['evaluate-schedules']({}, { signal: new AbortController().signal, lastAttempt: false })
const storedStatus = async () =>
  (await test.db.selectFrom('machine_instance').where('id', '=', instance).select('status').executeTakeFirstOrThrow())
    .status

const sydney = 'Australia/Sydney'
const losAngeles = 'America/Los_Angeles'

describe('"today" is the day of the organization', () => {
  it.each([
    [losAngeles, '2026-11-21T07:30:00Z', '2026-11-20', '2026-11-21'],
    [sydney, '2026-11-20T14:30:00Z', '2026-11-21', '2026-11-22'],
  ])('in %s at %s a completion is dated %s at the latest', async (timeZone, moment, today, tomorrow) => {
    await live(timeZone)
    await at(moment)
    const { id } = await plan({ interval_days: 30, mode: 'sliding' })
    expect((await complete(id, { done_on: tomorrow })).body.errors).toEqual([
      { path: 'body.done_on', message: expect.stringContaining('in the future') },
    ])
    const { body } = await complete(id, { done_on: today })
    expect(body.tasks[0]).toMatchObject({ last_done_on: today, due_on: addDays(day(today), 30) })
    expect((await complete(id, {})).body.tasks[0].last_done_on).toBe(today)
  })

  it.each([
    [losAngeles, '2026-11-21'],
    [losAngeles, '2026-03-09'],
    [losAngeles, '2026-03-08'],
    [losAngeles, '2026-11-01'],
    [losAngeles, '2026-11-02'],
    [sydney, '2026-11-21'],
    [sydney, '2026-10-04'],
    [sydney, '2026-10-05'],
    [sydney, '2026-04-05'],
    [sydney, '2026-04-06'],
  ])('in %s what is due on %s is due from the midnight there, also where the clock changes', async (timeZone, text) => {
    const dueOn = day(text)
    await live(timeZone)
    const midnight = startOfDay(timeZone, dueOn).getTime()
    await at(startOfDay(timeZone, addDays(dueOn, -3)))
    expect(await plan({ interval_days: 3, notice_days: 1 })).toMatchObject({ due_on: text, remaining_days: 3 })
    await at(new Date(midnight - 60_000))
    await evaluate()
    expect([await storedStatus(), (await tasks())[0].remaining_days]).toEqual(['DUE_SOON', 1])
    await at(new Date(midnight))
    await evaluate()
    expect([await storedStatus(), (await tasks())[0].remaining_days]).toEqual(['DUE', 0])
    await at(startOfDay(timeZone, addDays(dueOn, 1)))
    await evaluate()
    expect(await storedStatus()).toBe('OVERDUE')
  })

  it('a reading of the evening counts for the day of that evening', async () => {
    await live(losAngeles)
    await at('2026-11-20T20:00:00Z')
    const { id } = await plan({ interval_hours: 500, mode: 'sliding' })
    const enter = (value: number) => owner.post(`${base}/instance/${instance}/readings`, { value, confirmed: true })
    await enter(100)
    await at('2026-11-21T05:00:00Z')
    await enter(110)
    await at('2026-11-21T18:00:00Z')
    await enter(115)
    expect((await complete(id, { done_on: '2026-11-20' })).body.tasks[0].due_at_hours).toBe(610)
  })

  it('follows the organization to another time zone', async () => {
    await live('Etc/GMT+12')
    owner = await test.as('operatorAdmin')
    expect((await plan({ interval_days: 1, notice_days: 0 })).status).toBe('OK')
    // 26 hours ahead: at any moment, at least the next day.
    await owner.put(`/api/v2/organizations/${ridgeline}`, { time_zone: 'Pacific/Kiritimati' })
    await test.runJobs()
    const [{ status }] = await tasks()
    expect(['DUE', 'OVERDUE']).toContain(status)
    expect(await storedStatus()).toBe(status)
  })

  it('is evaluated again only if the time zone differs', async () => {
    const waiting = async () => {
      const { rows } = await sql`
        select from graphile_worker._private_jobs where key = ${`evaluate-schedules:${ridgeline}`}`.execute(test.db)
      return rows.length
    }
    await live(sydney)
    await test.runJobs()
    owner = await test.as('operatorAdmin')
    const move = (time_zone: string) => owner.put(`/api/v2/organizations/${ridgeline}`, { time_zone })
    expect([(await move(sydney)).status, await waiting()]).toEqual([200, 0])
    expect([(await move(losAngeles)).status, await waiting()]).toEqual([200, 1])
  })
})
