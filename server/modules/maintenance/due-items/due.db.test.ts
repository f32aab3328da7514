import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'
import { addDays } from '../../../domain/day'
import { dayAt } from '../../../domain/time-zone'

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
  await test.db.updateTable('person').set({ due_emails: 'at_once' }).execute()
})
beforeEach(async () => {
  await test.db.deleteFrom('email').execute()
  await test.db.deleteFrom('due_notice').execute()
  instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
})
afterAll(() => test.close())

const today = dayAt('America/Denver', new Date())
const base = '/api/v2/machines'
const plan = async (...tasks: object[]) => {
  const { status, body } = await staff.put(`${base}/instance/${instance}/schedule`, { tasks })
  expect(status).toBe(200)
  return body.tasks
}
const read = async (value: number, more: object = {}) => {
  const { status, body } = await driver.post(`${base}/instance/${instance}/readings`, {
    value,
    confirmed: true,
    ...more,
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}
const voidReading = (id: string) => staff.post(`${base}/readings/${id}/void`, { reason: 'A digit too many' })
const tasksNow = async () => (await driver.get(`${base}/instance/${instance}/schedule`)).body.tasks
const open = async () =>
  (await driver.get(`${base}/due?limit=1000`)).body.items.filter(
    (item: { instance: { id: string } }) => item.instance.id === instance,
  )
const done = (taskId: string, body: object = {}) =>
  staff.post(`${base}/instance/${instance}/tasks/${taskId}/complete`, body)
/** What those who want it at once were e-mailed of the machine. */
const sentEmails = async () => {
  await test.jobs['send-due-emails']({}, { signal: new AbortController().signal, lastAttempt: false })
  const emails = test.db
    .selectFrom('email')
    .where('kind', '=', 'maintenance_due')
    .select(['recipient', 'text', 'subject'])
  return (await emails.orderBy('recipient').execute()).filter(({ text }) => text.includes(instance))
}
/** The tokens of the links to due kits in those e-mails, the dealership's before the owner's. */
const kitsTokens = async () =>
  (await sentEmails()).map(({ text }) => /machine-service-kits\?token=(\S+)/.exec(text)?.[1] ?? 'none')
const openKits = (token = '') => test.anyone.get(`${base}/machine-service-kits-portal/${token}`)
const addKit = async (part: object = { part_number: randomUUID(), quantity: 1 }) => {
  const { body } = await staff.post(`${base}/${await test.machineId('WL-120')}/kits`, {
    name: '500 h kit',
    parts: [part],
  })
  return body.id
}
const row = () =>
  test.db
    .selectFrom('machine_instance')
    .where('id', '=', instance)
    .select(['status', 'next_task_id', 'next_due_total'])
    .executeTakeFirstOrThrow()
/** As if the tasks had begun so many days ago. */
const daysPass = async (days: number) => {
  await test.db
    .updateTable('instance_task')
    .set({ counts_from_on: addDays(today, -days) })
    .where('instance_id', '=', instance)
    .execute()
  await test.db.updateTable('machine_instance').set({ next_evaluation_on: today }).where('id', '=', instance).execute()
}
const morning = () => test.jobs['evaluate-schedules']({}, { signal: new AbortController().signal, lastAttempt: false })

const every500 = { name: '500 h service', interval_hours: 500 }
const yearly = { name: 'Yearly check', interval_days: 365 }

describe('a reading makes tasks fall due (behaviour, section 4)', () => {
  it('at exactly the interval a task is DUE: in the reply to the reading, in the list and on the machine', async () => {
    await read(4764)
    const [task] = await plan(every500)
    expect(task).toMatchObject({ status: 'OK', due_at_hours: 5000, remaining_hours: 236, open_item_id: null })
    expect((await read(4950)).due).toEqual([])
    expect((await tasksNow())[0].status).toBe('DUE_SOON')
    const { due } = await read(5000)
    expect(due).toEqual([{ id: expect.any(String), task_id: task.id, name: '500 h service', kit: null }])
    expect(await open()).toEqual([
      expect.objectContaining({
        ...{ id: due[0].id, task_id: task.id, status: 'DUE', due_at_hours: 5000, due_on: null },
        ...{ remaining_hours: 0, remaining_days: null },
      }),
    ])
    expect(await row()).toEqual({ status: 'DUE', next_task_id: task.id, next_due_total: 50_000 })
  })

  it('"One reading raises at most one open due item per machine and task", and a later one none', async () => {
    await read(100)
    await plan(every500, { ...every500, name: 'Grease' })
    expect((await read(1700)).due).toHaveLength(2)
    expect((await read(1800)).due).toEqual([])
    expect(await open()).toHaveLength(2)
    expect((await tasksNow()).map((task: { status: string }) => task.status)).toEqual(['OVERDUE', 'OVERDUE'])
  })

  it('a machine with its first reading is not overdue for all earlier intervals', async () => {
    const [task] = await plan(every500)
    expect(task).toMatchObject({ status: 'OK', due_at_hours: null })
    expect((await read(4764)).due).toEqual([])
    expect((await tasksNow())[0]).toMatchObject({ status: 'OK', due_at_hours: 5000 })
  })

  it('a new meter changes only the figure at which a task is due', async () => {
    await read(4764)
    await plan(every500)
    await read(0, { is_replacement: true })
    expect((await tasksNow())[0]).toMatchObject({ status: 'OK', due_at_hours: 236, remaining_hours: 236 })
    expect((await read(236)).due).toHaveLength(1)
  })

  it('a void that takes the machine below the interval withdraws the item; reached again, nobody is notified twice', async () => {
    await read(400)
    await plan({ ...every500, mode: 'sliding' })
    const { reading, due } = await read(4000)
    await voidReading(reading.id)
    expect(await open()).toEqual([])
    expect(await row()).toMatchObject({ status: 'OK' })
    expect((await read(900)).due).toEqual(due)
    expect(await sentEmails()).toHaveLength(2)
  })

  it('a voided first reading does not count as the start of a task', async () => {
    const { reading } = await read(47_640)
    await plan({ ...every500, mode: 'sliding' })
    await voidReading(reading.id)
    await read(4764)
    expect((await tasksNow())[0].due_at_hours).toBe(5264)
  })
})

describe('the list of due items', () => {
  it('is for the dealership that serves the machine now; open items move with it (behaviour, section 1)', async () => {
    await read(100)
    await plan(every500)
    const { due } = await read(600)
    const owner = await test.as('operatorAdmin')
    const seen = async (who: Visitor) =>
      (await who.get(`${base}/due?limit=1000`)).body.items.some(({ id }: { id: string }) => id === due[0].id)
    const serve = (dealership_id: string | null) => owner.put(`${base}/instance/${instance}`, { dealership_id })
    expect([await seen(staff), await seen(owner)]).toEqual([true, true])
    await serve(null)
    expect([await seen(staff), await seen(owner)]).toEqual([false, true])
    await serve(northfield)
    expect([await seen(staff), await seen(owner)]).toEqual([true, true])
  })

  it('a machine without a dealership has none of its tasks, so nothing is due', async () => {
    const owner = await test.as('operatorAdmin')
    const serve = (dealership_id: string | null) => owner.put(`${base}/instance/${instance}`, { dealership_id })
    const schedule = `${base}/${await test.machineId('WL-120')}/schedule`
    await staff.put(schedule, { tasks: [every500, { ...every500, name: 'Grease', mode: 'sliding' }] })
    await read(100)
    await serve(null)
    await serve(northfield)
    const [{ id }, grease] = await tasksNow()
    // One of them was changed on the machine, and is the dealership's all the same.
    await staff.put(`${base}/instance/${instance}/schedule`, {
      tasks: [{ ...every500, id, interval_hours: 400 }, grease],
    })
    await read(700)
    expect(await open()).toHaveLength(2)
    await serve(null)
    expect([await tasksNow(), await open(), await row()]).toEqual([
      [],
      [],
      { status: 'OK', next_task_id: null, next_due_total: null },
    ])
    await staff.put(schedule, { tasks: [] })
  })

  it('lists overdue items first, the longest due first', async () => {
    await read(100)
    await plan(every500, yearly)
    const named = async () => (await open()).map(({ name, status }: { name: string; status: string }) => [name, status])
    await read(500)
    await daysPass(366)
    await morning()
    expect(await named()).toEqual([
      ['Yearly check', 'OVERDUE'],
      ['500 h service', 'DUE'],
    ])
    await read(502)
    expect(await named()).toEqual([
      ['500 h service', 'OVERDUE'],
      ['Yearly check', 'OVERDUE'],
    ])
    await daysPass(365)
    await morning()
    expect(await named()).toEqual([
      ['500 h service', 'OVERDUE'],
      ['Yearly check', 'DUE'],
    ])
  })
})

describe('a day makes tasks fall due (behaviour, section 4)', () => {
  it('in the morning, without a reading', async () => {
    const [task] = await plan(yearly)
    await daysPass(364)
    await morning()
    expect(await open()).toEqual([])
    expect((await row()).status).toBe('DUE_SOON')
    await daysPass(365)
    await morning()
    expect(await open()).toEqual([expect.objectContaining({ task_id: task.id, status: 'DUE', due_on: today })])
  })

  it('evaluates only machines whose tasks the day changes', async () => {
    await plan(yearly)
    const { next_evaluation_on } = await test.db
      .selectFrom('machine_instance')
      .where('id', '=', instance)
      .select(({ ref, cast }) => cast<string>(ref('next_evaluation_on'), 'text').as('next_evaluation_on'))
      .executeTakeFirstOrThrow()
    expect(next_evaluation_on).toBe(addDays(today, 365 - 14))
  })

  it('a reading and the morning at the same time raise one item and one e-mail for each', async () => {
    await read(100)
    await plan({ ...every500, interval_days: 365 })
    await daysPass(400)
    await Promise.all([morning(), read(120), morning(), read(120)])
    expect(await open()).toHaveLength(1)
    expect((await sentEmails()).map(({ recipient }) => recipient)).toEqual([
      'admin@northfield.example',
      'admin@ridgeline.example',
    ])
  })

  it('each machine separately, however many are evaluated together', async () => {
    const machines = [instance]
    for (let more = 0; more < 2; more += 1) {
      machines.push(await addInstance(test, { operatorId: ridgeline, dealershipId: northfield }))
    }
    for (const [index, one] of machines.entries()) {
      instance = one
      await plan(yearly, { ...yearly, name: 'Paint' })
      await daysPass(364 + index)
    }
    await morning()
    const counts = []
    for (instance of machines) counts.push([(await open()).length, (await row()).status])
    expect(counts).toEqual([
      [0, 'DUE_SOON'],
      [2, 'DUE'],
      [2, 'OVERDUE'],
    ])
  })

  it('a retired machine is not evaluated', async () => {
    await plan(yearly)
    await daysPass(400)
    await test.db.updateTable('machine_instance').set({ retired_at: new Date() }).where('id', '=', instance).execute()
    await morning()
    expect(await open()).toEqual([])
  })
})

describe('who is notified that a task is due', () => {
  it('the admins of the owner and of its dealership, once for the machine, with the tasks and their kits', async () => {
    await read(100)
    await plan({ ...every500, kit_id: await addKit() }, { ...every500, name: 'Grease' })
    await read(600)
    const emails = await sentEmails()
    expect(emails.map(({ recipient }) => recipient)).toEqual(['admin@northfield.example', 'admin@ridgeline.example'])
    for (const { text, subject } of emails) {
      expect(subject).toBe('Loader 3: 2 tasks due')
      for (const words of [
        'Loader 3',
        'Harrow WL-120',
        '- 500 h service: 100 h over, with the kit 500 h kit.',
        '- Grease: 100 h over.',
      ]) {
        expect(text).toContain(words)
      }
    }
    await read(700)
    expect(await sentEmails()).toHaveLength(2)
  })

  it('whoever enters the reading without an account sees which service kit is due, without its price', async () => {
    await read(100)
    await plan({ ...every500, kit_id: await addKit({ part_number: '320-07309', quantity: 2 }) })
    const client_id = randomUUID()
    const { due } = await read(600, { client_id })
    expect(due).toMatchObject([{ kit: { name: '500 h kit', parts: [{ part_number: '320-07309', quantity: 2 }] } }])
    expect(Object.keys(due[0].kit.parts[0])).toEqual(['part_number', 'description', 'quantity'])
    expect((await read(600, { client_id })).due).toEqual(due)
  })

  it('both sides get the dealership’s link to the due kits, one for all e-mails of the day (behaviour, section 4)', async () => {
    await read(100)
    await plan(every500)
    await read(600)
    const [link] = await kitsTokens()
    await plan({ ...every500, name: 'Grease', interval_hours: 50 })
    await read(700)
    expect(await kitsTokens()).toEqual([link, link, link, link])
    const organization = 'Ridgeline Quarry'
    const phone_number = '+1 406 555 0133'
    await test.db.updateTable('organization').set({ phone_number }).where('name', '=', 'Northfield Equipment').execute()
    const { body } = await openKits(link)
    expect(body).toMatchObject({
      organization,
      dealership: 'Northfield Equipment',
      dealership_phone: phone_number,
      dealership_logo: null,
    })
    expect(body.machines).toContainEqual(expect.objectContaining({ instance_id: instance }))
  })

  it('has a new link if the last one was revoked, and the outbox never shows its token', async () => {
    await read(100)
    await plan(every500)
    await read(600)
    const [revoked] = await kitsTokens()
    await test.db
      .updateTable('portal_link')
      .set({ revoked_at: new Date() })
      .where('kind', '=', 'service_kits')
      .execute()
    await plan({ ...every500, name: 'Grease', interval_hours: 50 })
    await read(700)
    const tokens = await kitsTokens()
    const opened = [...new Set(tokens)].map(async (token) => (await openKits(token)).status)
    expect((await Promise.all(opened)).sort()).toEqual([200, 410])
    expect((await openKits(revoked)).status).toBe(410)
    const emails = await test.db.selectFrom('email').where('kind', '=', 'maintenance_due').select('secrets').execute()
    expect(emails.flatMap(({ secrets }) => secrets)).toEqual(expect.arrayContaining(tokens))
  })
})

describe('a completed task starts its next interval, fixed or sliding (behaviour, section 4)', () => {
  it('fixed: from when it was due; the item records who closed it and when', async () => {
    await read(400)
    const [task] = await plan(every500)
    const { due } = await read(520)
    const { status, body } = await done(task.id, { hours: 510, note: 'Changed the oil', item_id: due[0].id })
    expect([status, body.tasks[0]]).toEqual([
      200,
      expect.objectContaining({ status: 'OK', due_at_hours: 1000, last_done_on: today, open_item_id: null }),
    ])
    expect(await open()).toEqual([])
    const { body: history } = await staff.get(`${base}/instance/${instance}/completions`)
    expect(history.items).toMatchObject([
      { task: '500 h service', hours: 510, done_on: today, by: 'Pete Clark', note: 'Changed the oil', kit: null },
    ])
    expect((await row()).status).toBe('OK')
  })

  it('sliding: from when it was done', async () => {
    await read(400)
    const [task] = await plan({ ...every500, mode: 'sliding' })
    await read(950)
    expect((await done(task.id)).body.tasks[0].due_at_hours).toBe(1450)
  })

  it('fixed, done late by more than an interval: not due again at once', async () => {
    await read(400)
    const [task] = await plan(every500)
    await read(1740)
    expect((await done(task.id)).body.tasks[0]).toMatchObject({ status: 'OK', due_at_hours: 2000 })
  })

  it.each([
    [{ hours: 530 }, 'body.hours', /last reading, 520/],
    [{ done_on: addDays(today, 1) }, 'body.done_on', /in the future/],
    [{ hours: 100 }, 'body.hours', /too early/],
  ])('%j is refused by its field', async (body, path, message) => {
    await read(90)
    const [task] = await plan(every500)
    await read(520)
    const answer = await done(task.id, body)
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message: expect.stringMatching(message) }]])
    expect(await open()).toHaveLength(1)
  })

  it('of two people who complete it at once, the second gets 409', async () => {
    await read(400)
    const [task] = await plan(every500)
    const { due } = await read(520)
    const answers = await Promise.all([1, 2, 3].map(() => done(task.id, { item_id: due[0].id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await tasksNow())[0].due_at_hours).toBe(1000)
  })

  it('a task of another machine is not found', async () => {
    expect((await done(randomUUID())).status).toBe(404)
  })
})
