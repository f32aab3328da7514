import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPicture, pngOf } from '../../../../tests/support/pictures'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'
import { listTransitions } from '../../../db/transition'
import { addDays } from '../../../domain/day'
import { dayAt } from '../../../domain/time-zone'
import { dueItemStates } from '../due-items/due-item'

let test: TestApp
let staff: Visitor
let driver: Visitor
let ridgeline: string
let northfield: string
let instance: string
beforeAll(async () => {
  test = await createTestApp()
  staff = await test.as('dealerUser')
  driver = await test.as('operator')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  northfield = await organizationId(test, 'Northfield Equipment')
})
beforeEach(async () => {
  instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
})
afterAll(() => test.close())

const base = '/api/v2/machines'
const every500 = { name: '500 h service', interval_hours: 500, mode: 'sliding' }
const plan = async (...tasks: object[]) =>
  (await staff.put(`${base}/instance/${instance}/schedule`, { tasks })).body.tasks
const read = async (value: number) =>
  (await staff.post(`${base}/instance/${instance}/readings`, { value, confirmed: true })).body
const complete = async (taskId: string, body: object = {}) => {
  const { status, body: recorded } = await staff.post(`${base}/instance/${instance}/tasks/${taskId}/complete`, body)
  expect(status).toBe(200)
  return recorded
}
const history = async (who = staff) => (await who.get(`${base}/instance/${instance}/completions`)).body.items
const undo = (id: string, reason = 'It was the other loader', who = staff) =>
  who.post(`${base}/completions/${id}/undo`, { reason })
const tasksNow = async () => (await staff.get(`${base}/instance/${instance}/schedule`)).body.tasks
const open = async () =>
  (await staff.get(`${base}/due?limit=1000`)).body.items.filter(
    (item: { instance: { id: string } }) => item.instance.id === instance,
  )

describe('a completion stays in the history of the machine', () => {
  it('with day, hours, person, kit and note, the newest first', async () => {
    await read(100)
    const { body: kit } = await staff.post(`${base}/${await test.machineId('WL-120')}/kits`, {
      name: '500 h kit',
      parts: [{ part_number: randomUUID(), quantity: 1 }],
    })
    const [task] = await plan({ ...every500, kit_id: kit.id })
    await read(650)
    await complete(task.id, { hours: 640, note: ' Changed the oil ' })
    await read(1200)
    await complete(task.id)
    // What they were called then, whatever becomes of them.
    await staff.delete(`${base}/kits/${kit.id}`)
    await plan({ ...every500, id: task.id, name: 'Service' })
    expect(await history(driver)).toMatchObject([
      { task: '500 h service', kit: '500 h kit', hours: 1200, by: 'Pete Clark', note: '', undone_at: null },
      { task: '500 h service', kit: '500 h kit', hours: 640, by: 'Pete Clark', note: 'Changed the oil' },
    ])
    expect((await history()).map(({ can_undo }: { can_undo: boolean }) => can_undo)).toEqual([true, false])
    expect((await history(driver)).map(({ can_undo }: { can_undo: boolean }) => can_undo)).toEqual([false, false])
  })

  it('with the photographs of whoever did it', async () => {
    await read(100)
    const [task] = await plan(every500)
    const content = await pngOf('red')
    const { body: photograph } = await addPicture(test, { content, who: 'dealerUser' })
    await complete(task.id, { picture_ids: [photograph.id] })
    const [{ pictures }] = await history(driver)
    expect(pictures).toMatchObject([{ id: photograph.id, width: 30, height: 20 }])
    expect((await test.anyone.get(pictures[0].thumbnail_url)).status).toBe(200)
  })

  it('with the meter as it was then, also after its replacement', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    await staff.post(`${base}/instance/${instance}/readings`, { value: 3, is_replacement: true })
    expect(await history()).toMatchObject([{ hours: 650 }])
  })

  it('for a dealership that no longer serves the operator, as far as it was recorded until then', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    try {
      const owner = await test.as('operatorAdmin')
      await owner.post(`${base}/instance/${instance}/readings`, { value: 1200, confirmed: true })
      await owner.post(`${base}/instance/${instance}/tasks/${task.id}/complete`, {})
      expect(await history(owner)).toHaveLength(2)
      expect(await history(staff)).toMatchObject([{ hours: 650, can_undo: false }])
    } finally {
      await setLinkEnded(test, 'Ridgeline Quarry', false)
    }
  })
})

describe('a machine with a past is not counted from the day on which its schedule began', () => {
  /** Days are those of where the machine works; they are counted by the calendar, as not each has 24 hours. */
  const dayAgo = (days: number) => addDays(dayAt('America/Denver', new Date()), -days)
  const setTasks = (...tasks: object[]) => staff.put(`${base}/instance/${instance}/schedule`, { tasks })

  it('"last done at", as its tasks are set, is in the service book and starts the interval', async () => {
    await read(4700)
    const { status, body } = await setTasks(
      { ...every500, last_done: { done_on: dayAgo(60), hours: 4300 } },
      { name: 'Inspection', interval_days: 90, last_done: { done_on: dayAgo(60) } },
    )
    expect([status, body.tasks]).toEqual([
      200,
      [
        expect.objectContaining({
          was_done: true,
          last_done_on: dayAgo(60),
          last_done_hours: 4300,
          due_at_hours: 4800,
        }),
        expect.objectContaining({ was_done: true, due_on: dayAgo(-30) }),
      ],
    ])
    expect(await history(driver)).toMatchObject([
      { task: 'Inspection', done_on: dayAgo(60), hours: null },
      { task: '500 h service', done_on: dayAgo(60), hours: 4300 },
    ])
  })

  it('is the hours alone where nobody knows the day: no day is invented, and days go on as they were', async () => {
    await read(4700)
    const { status, body } = await setTasks({ ...every500, interval_days: 90, last_done: { hours: 4300 } })
    const known = { was_done: true, last_done_on: null, last_done_hours: 4300, due_at_hours: 4800 }
    expect([status, body.tasks]).toEqual([200, [expect.objectContaining({ ...known, due_on: dayAgo(-90) })]])
    expect(await history(driver)).toMatchObject([{ task: '500 h service', done_on: null, hours: 4300 }])
    await read(4850)
    expect((await tasksNow())[0]).toMatchObject({ status: 'OVERDUE', last_done_on: null })
    await complete(body.tasks[0].id, { hours: 4850 })
    expect((await tasksNow())[0]).toMatchObject({ last_done_on: dayAgo(0), due_at_hours: 5350 })
    const [{ id }] = await history()
    await undo(id)
    expect((await tasksNow())[0]).toMatchObject(known)
  })

  it('on an unknown day counts for hours alone: what is due by days stays due', async () => {
    await read(4700)
    const [task] = await plan({ name: 'Inspection', interval_days: 30 })
    await test.db
      .updateTable('instance_task')
      .set({ counts_from_on: new Date(dayAgo(40)), last_done_on: new Date(dayAgo(40)) })
      .where('id', '=', task.id)
      .execute()
    const { body } = await setTasks({ name: 'Inspection', interval_days: 30, id: task.id, last_done: { hours: 4300 } })
    expect(body.tasks).toMatchObject([{ status: 'OVERDUE', due_on: dayAgo(10), last_done_hours: 4300 }])
    expect(await open()).toHaveLength(1)
  })

  it('after the hours of an unknown day, fewer hours are refused with those hours', async () => {
    await read(4700)
    const { body } = await setTasks({ ...every500, last_done: { hours: 4300 } })
    const [{ id }] = body.tasks
    const earlier = await staff.post(`${base}/instance/${instance}/tasks/${id}/complete`, { hours: 4200 })
    expect([earlier.status, earlier.body.errors[0].message]).toEqual([
      400,
      'This task was done later, when the meter showed 4,300.',
    ])
    expect((await setTasks({ ...every500, id, last_done: {} })).status).toBe(400)
  })

  it('a completion before a task of fixed days began counts, and its undo restores the interval', async () => {
    const [task] = await plan({ name: 'Inspection', interval_days: 90 })
    expect([task.was_done, task.due_on]).toEqual([false, dayAgo(-90)])
    await complete(task.id, { done_on: dayAgo(60) })
    expect((await tasksNow())[0]).toMatchObject({ was_done: true, due_on: dayAgo(-30) })
    const [{ id }] = await history()
    await undo(id)
    expect((await tasksNow())[0]).toMatchObject({ was_done: false, due_on: dayAgo(-90) })
  })

  it('a service that is missing since is overdue at once', async () => {
    await read(4700)
    const [task] = await plan({ ...every500, mode: 'fixed' })
    expect(task.status).toBe('OK')
    await complete(task.id, { done_on: dayAgo(200), hours: 4000 })
    expect((await tasksNow())[0]).toMatchObject({ status: 'OVERDUE', due_at_hours: 4500, remaining_hours: -200 })
    expect(await open()).toHaveLength(1)
  })

  it('asks for what the meter showed, if nobody had read it by then', async () => {
    await read(4700)
    const { status, body } = await setTasks({ ...every500, last_done: { done_on: dayAgo(60) } })
    expect([status, body.errors[0].path]).toEqual([400, 'body.tasks.0.last_done.hours'])
    expect(await tasksNow()).toEqual([])
  })

  it('is said once: what was done since is not overwritten', async () => {
    await read(4700)
    const [task] = await plan(every500)
    await complete(task.id)
    const { status } = await setTasks({ ...every500, id: task.id, last_done: { done_on: dayAgo(60), hours: 4300 } })
    expect(status).toBe(400)
  })
})

describe('a completion that is undone', () => {
  it('records who, when and why; the former interval continues and the due item is open again', async () => {
    await read(100)
    const [task] = await plan(every500)
    const { due } = await read(650)
    const before = await tasksNow()
    await complete(task.id, { hours: 640 })
    expect([await open(), (await tasksNow())[0].due_at_hours]).toEqual([[], 1140])
    const [{ id }] = await history()
    const { status, body } = await undo(id, ' It was the other loader ')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id,
        undone_by: 'Pete Clark',
        undo_reason: 'It was the other loader',
        undone_at: expect.any(String),
        can_undo: false,
      }),
    ])
    expect(await tasksNow()).toEqual(before)
    expect(await open()).toEqual([expect.objectContaining({ id: due[0].id, due_at_hours: 600, status: 'OVERDUE' })])
    expect((await history()).map((one: { id: string }) => one.id)).toEqual([id])
    const moves = await listTransitions(test.db, dueItemStates, due[0].id)
    expect(moves.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['OPEN', 'DONE', ''],
      ['DONE', 'WITHDRAWN', 'It was the other loader'],
      ['WITHDRAWN', 'OPEN', ''],
    ])
  })

  it('is the one that its recording was answered with', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    const { completion_id, tasks } = await complete(task.id, { note: 'Changed the oil' })
    expect(tasks).toMatchObject([{ id: task.id, due_at_hours: 1150 }])
    const { body } = await undo(completion_id)
    expect(body).toMatchObject({ id: completion_id, note: 'Changed the oil', undo_reason: 'It was the other loader' })
  })

  it('is not reported by e-mail a second time', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    const notices = () => test.db.selectFrom('due_notice').select('item_id').execute()
    const noticed = await notices()
    await complete(task.id)
    const [{ id }] = await history()
    await undo(id)
    expect(await notices()).toEqual(noticed)
  })

  it('opens nothing if its task is no longer due', async () => {
    const { reading: first } = await read(100)
    expect(first.id).toEqual(expect.any(String))
    const [task] = await plan(every500)
    const { reading } = await read(650)
    await complete(task.id)
    const [{ id }] = await history()
    await staff.post(`${base}/readings/${reading.id}/void`, { reason: 'A digit too many' })
    expect((await undo(id)).status).toBe(200)
    expect([await open(), (await tasksNow())[0]]).toEqual([
      [],
      expect.objectContaining({ status: 'OK', due_at_hours: 600 }),
    ])
  })

  it('must be the last one, and only once (409)', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    await read(1300)
    await complete(task.id)
    const [second, first] = (await history()).map(({ id }: { id: string }) => id)
    expect((await undo(first)).body.code).toBe('done_since')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(second)).body.code).toBe('already_undone')
    expect((await undo(first)).status).toBe(200)
    expect((await tasksNow())[0].due_at_hours).toBe(600)
  })

  it('of two people at once, the second gets 409', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    const [{ id }] = await history()
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await open()).toHaveLength(1)
  })

  it('needs a reason and a task that the machine still has', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    const [{ id }] = await history()
    const refused = await undo(id, '  ')
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'body.reason'])
    await plan()
    expect((await undo(id)).body.code).toBe('cannot_undo')
  })

  it('can be undone by those who manage the machine; for others it does not exist', async () => {
    await read(100)
    const [task] = await plan(every500)
    await read(650)
    await complete(task.id)
    const [{ id }] = await history()
    expect((await undo(id, 'No', driver)).status).toBe(403)
    expect((await undo(id, 'No', await test.as('strangerStaff'))).status).toBe(404)
    expect((await undo(randomUUID())).status).toBe(404)
  })
})
