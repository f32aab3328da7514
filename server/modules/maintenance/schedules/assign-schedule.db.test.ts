import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'

let test: TestApp
let staff: Visitor
let owner: Visitor
let places: { operatorId: string; dealershipId: string }
beforeAll(async () => {
  test = await createTestApp()
  staff = await test.as('dealerUser')
  owner = await test.as('operatorAdmin')
  places = {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  }
})
afterAll(() => test.close())

interface Task {
  id: string
  name: string
  interval_hours: number | null
}

const base = '/api/v2/machines'
const oil = { name: 'Oil', interval_hours: 500, mode: 'sliding' }
const belt = { name: 'Belt', interval_days: 365 }
const plan = async (...tasks: object[]) => staff.put(`${base}/${await test.machineId('EX-210')}/schedule`, { tasks })
const served = () => addInstance(test, { ...places, model: 'EX-210' })
const tasksOf = async (instance: string): Promise<Task[]> =>
  (await staff.get(`${base}/instance/${instance}/schedule`)).body.tasks
const keep = (instance: string, tasks: object[]) => owner.put(`${base}/instance/${instance}/schedule`, { tasks })
const assign = (instance: string, who = staff) => who.post(`${base}/instance/${instance}/schedule/assign`)
const namesOf = (tasks: Task[]) => tasks.map(({ name }) => name)
const plain = ({ id, name, interval_hours }: Task) => ({ id, name, interval_hours })

beforeEach(async () => {
  await plan()
})

describe('the schedule of its model, assigned to a machine', () => {
  it('brings back what was taken off it, and says what is new', async () => {
    const instance = await served()
    await plan(oil, belt)
    const [first] = (await tasksOf(instance)).map(plain)
    await keep(instance, [first ?? {}])
    const { status, body } = await assign(instance)
    expect([status, namesOf(body.tasks)]).toEqual([200, ['Oil', 'Belt']])
    expect(body.added).toEqual(body.tasks.filter(({ name }: Task) => name === 'Belt').map(({ id }: Task) => id))
  })

  it('adds nothing to a machine that has all of it, and leaves what was changed on it', async () => {
    const instance = await served()
    await plan(oil)
    const [first] = (await tasksOf(instance)).map(plain)
    await keep(instance, [{ ...first, interval_hours: 100 }])
    const { status, body } = await assign(instance, owner)
    expect([status, body.added, body.tasks.map(plain)]).toEqual([200, [], [{ ...first, interval_hours: 100 }]])
  })

  it('follows the model again, with the intervals that it has by now', async () => {
    const instance = await served()
    await plan(oil)
    await keep(instance, [])
    const { body: planned } = await staff.get(`${base}/${await test.machineId('EX-210')}/schedule`)
    await plan({ ...planned.tasks[0], interval_hours: 250 })
    await assign(instance)
    await plan({ ...planned.tasks[0], interval_hours: 300 })
    expect((await tasksOf(instance)).map(({ interval_hours }) => interval_hours)).toEqual([300])
  })

  it('goes on from when a task was last done before it was taken off', async () => {
    const instance = await served()
    await plan(oil)
    await staff.post(`${base}/instance/${instance}/readings`, { value: 4300 })
    const [task] = await tasksOf(instance)
    await staff.post(`${base}/instance/${instance}/tasks/${task?.id}/complete`, {})
    await keep(instance, [])
    await staff.post(`${base}/instance/${instance}/readings`, { value: 4900, confirmed: true })
    const { body } = await assign(instance)
    expect(body.tasks).toEqual([
      expect.objectContaining({ id: task?.id, was_done: true, due_at_hours: 4800, status: 'OVERDUE' }),
    ])
    const { body: due } = await staff.get(`${base}/due?limit=1000`)
    expect(due.items.map((item: { task_id: string }) => item.task_id)).toContain(task?.id)
  })

  it('starts today where a task was never done', async () => {
    const instance = await served()
    await plan(belt)
    const [task] = await tasksOf(instance)
    await test.db
      .updateTable('instance_task')
      .set({ counts_from_on: new Date('2020-01-01'), last_done_on: new Date('2020-01-01') })
      .where('instance_id', '=', instance)
      .execute()
    await keep(instance, [])
    const { body } = await assign(instance)
    expect(body.tasks).toEqual([expect.objectContaining({ id: task?.id, was_done: false, status: 'OK' })])
  })

  it('changes nothing where nobody serves the machine, or nothing is planned (409)', async () => {
    const own = await addInstance(test, { ...places, dealershipId: null, model: 'EX-210' })
    await plan(oil)
    const { status, body } = await assign(own, owner)
    expect([status, body.code]).toEqual([409, 'not_served'])
    const instance = await served()
    await plan()
    expect((await assign(instance)).body.code).toBe('no_schedule')
    expect(await tasksOf(instance)).toEqual([])
  })

  it('of two people at once, each task is added once', async () => {
    const instance = await served()
    await plan(oil, belt)
    await keep(instance, [])
    const answers = await Promise.all([assign(instance), assign(instance, owner)])
    expect(answers.map(({ body }) => body.added.length).toSorted()).toEqual([0, 2])
    expect(namesOf(await tasksOf(instance))).toEqual(['Oil', 'Belt'])
  })
})
