import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../tests/support/emails'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { connectSocket, listen } from '../../../tests/support/listener'
import { whileServiceIsLocked } from '../../../tests/support/service-before-quote'
import { createTestApp, people, type TestApp } from '../../../tests/support/test-app'
import type { Visitor } from '../../../tests/support/visitor'
import { addDays } from '../../domain/day'
import { dayAt } from '../../domain/time-zone'

let test: TestApp
let staff: Visitor
let admin: Visitor
let customer: Visitor
let instance: string
let taskId: string

const api = '/api/v2/maintenance-quotes'
const today = dayAt('America/Denver', new Date())
const validUntil = addDays(today, 14)

beforeAll(async () => {
  test = await createTestApp()
  staff = await test.as('dealerUser')
  admin = await test.as('dealerAdmin')
  customer = await test.as('operatorAdmin')
  const northfield = await organizationId(test, 'Northfield Equipment')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: northfield, name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
beforeEach(() => addDueMachine())
afterAll(() => test.close())

async function addDueMachine(): Promise<void> {
  instance = await addInstance(test, {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  })
  ;[taskId = ''] = await addTasks({ name: '500 h service', interval_hours: 500, kit_id: await addKit() })
}

/** Puts the tasks on the machine and lets it reach 600 hours. */
async function addTasks(...tasks: object[]): Promise<string[]> {
  const machine = `/api/v2/machines/instance/${instance}`
  const read = (value: number) => staff.post(`${machine}/readings`, { value, confirmed: true })
  await read(100)
  const { body } = await staff.put(`${machine}/schedule`, { tasks })
  expect((await read(600)).status).toBe(201)
  return body.tasks.map(({ id }: { id: string }) => id)
}
async function addKit(): Promise<string> {
  const part = { part_number: randomUUID(), quantity: 2, cost: { amount: 1250, currency: 'USD' } }
  const url = `/api/v2/machines/${await test.machineId('WL-120')}/kits`
  return (await staff.post(url, { name: '500 h kit', parts: [part] })).body.id
}
const draft = (body: object = {}) => staff.post(`${api}/`, { instance_id: instance, ...body })
const move = (id: string, version: number, status: string, body: object = {}, by = staff) =>
  by.put(`${api}/${id}/status`, { version, status, ...body })
const decide = (
  quote: { id: string; version: number; lines: { id: string }[] },
  decision = 'APPROVED',
  by = customer,
) =>
  by.post(`${api}/${quote.id}/decisions`, {
    version: quote.version,
    decisions: quote.lines.map(({ id }) => ({ line_id: id, decision })),
  })
async function sent() {
  const { body } = await draft()
  await move(body.id, 1, 'READY')
  const answer = await move(body.id, 2, 'SENT', { valid_until: validUntil })
  expect([answer.status, answer.body.status]).toEqual([200, 'SENT'])
  return answer.body
}

describe('a maintenance quote from its draft to its completion (behaviour, section 7)', () => {
  it('starts with the due tasks of a machine and the prices of their kits', async () => {
    const { status, body } = await draft()
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        quote_number: expect.stringMatching(/^MQ-1\d{3}$/),
        status: 'DRAFT',
        operator: expect.objectContaining({ name: 'Ridgeline Quarry' }),
        total: { amount: expect.any(Number), currency: 'USD' },
        next_statuses: ['READY', 'WITHDRAWN'],
      }),
    ])
    expect(body.lines).toEqual([
      expect.objectContaining({
        task_id: taskId,
        description: '500 h service',
        parts: { amount: 2500, currency: 'USD' },
      }),
    ])
  })

  it('is sent, approved, scheduled, started and completed; the hours at completion start the next interval', async () => {
    const quote = await sent()
    const approved = (await decide(quote)).body
    expect([approved.status, approved.lines[0].decision, approved.next_statuses]).toEqual(['APPROVED', 'APPROVED', []])
    await move(quote.id, 4, 'SCHEDULED', { scheduled_on: today })
    await move(quote.id, 5, 'IN_PROGRESS')
    const { status, body } = await move(quote.id, 6, 'COMPLETED', { hours: 612.5, reason: 'Changed the oil' })
    expect([status, body.status, body.completed_hours]).toEqual([200, 'COMPLETED', 612.5])
    expect(body.history.map(({ to }: { to: string }) => to)).toEqual([
      'READY',
      'SENT',
      'APPROVED',
      'SCHEDULED',
      'IN_PROGRESS',
      'COMPLETED',
    ])
    const machine = `/api/v2/machines/instance/${instance}`
    const [task] = (await staff.get(`${machine}/schedule`)).body.tasks
    expect(task).toMatchObject({ status: 'OK', open_item_id: null })
    const completions = (await staff.get(`${machine}/completions`)).body.items
    expect(completions).toEqual([expect.objectContaining({ task_id: taskId, hours: 612.5, note: 'Changed the oil' })])
  })

  it('a completion that the meter refuses changes nothing', async () => {
    const quote = await sent()
    await decide(quote)
    await move(quote.id, 4, 'SCHEDULED', { scheduled_on: today })
    await move(quote.id, 5, 'IN_PROGRESS')
    expect((await move(quote.id, 6, 'COMPLETED', { hours: 50_000 })).status).toBe(409)
    expect((await move(quote.id, 6, 'COMPLETED')).body.errors[0].path).toBe('body.hours')
    expect((await staff.get(`${api}/${quote.id}`)).body).toMatchObject({ status: 'IN_PROGRESS', version: 6 })
  })

  it('a customer approves one line and declines another, whose task can be quoted again', async () => {
    const [first, second] = await addTasks(
      { name: 'Oil', interval_hours: 500 },
      { name: 'Filters', interval_hours: 500 },
    )
    const { body } = await draft({ task_ids: [first, second] })
    await move(body.id, 1, 'READY')
    const { lines } = (await move(body.id, 2, 'SENT', { valid_until: validUntil })).body
    const decided = await customer.post(`${api}/${body.id}/decisions`, {
      version: 3,
      decisions: [
        { line_id: lines[0].id, decision: 'APPROVED' },
        { line_id: lines[1].id, decision: 'DECLINED' },
      ],
    })
    expect(decided.body.status).toBe('PARTIALLY_APPROVED')
    expect((await draft({ task_ids: [first] })).body.code).toBe('already_quoted')
    expect((await draft({ task_ids: [second] })).status).toBe(201)
  })

  it('a task is in one open quote at most, which the refusal names', async () => {
    const quote = (await draft()).body
    const { status, body } = await draft({ task_ids: [taskId] })
    expect([status, body.code, body.current]).toEqual([
      409,
      'already_quoted',
      { id: quote.id, quote_number: quote.quote_number },
    ])
    expect((await draft()).body.code).toBe('nothing_due')
    await move(quote.id, 1, 'WITHDRAWN', { reason: 'Entered by mistake' })
    expect((await draft()).status).toBe(201)
  })
})

describe('the lines of a maintenance quote', () => {
  const line = { description: 'Oil', parts_amount: 2000, labour_minutes: 90, labour_amount: 8000 }

  it('are changed until it is sent, with tax on parts and labour', async () => {
    const { body } = await draft()
    const lines = [{ ...line, id: body.lines[0].id, task_id: taskId }, line]
    const changed = await staff.put(`${api}/${body.id}`, { version: 1, lines, comment: 'In the pit' })
    expect(changed.body).toMatchObject({ version: 2, comment: 'In the pit' })
    expect(changed.body.lines.map(({ id, task_id }: { id: string; task_id: string }) => [id, task_id])).toEqual([
      [body.lines[0].id, taskId],
      [expect.any(String), null],
    ])
    const { tax, total } = changed.body
    expect(total.amount - tax.amount).toBe(20_000)
    await move(body.id, 2, 'READY')
    await move(body.id, 3, 'SENT', { valid_until: validUntil })
    expect((await staff.put(`${api}/${body.id}`, { version: 4, lines })).body.code).toBe('wrong_state')
  })

  it('of two clerks, the second learns that the quote has changed', async () => {
    const { body } = await draft()
    const change = (by: Visitor) => by.put(`${api}/${body.id}`, { version: 1, lines: [line] })
    const answers = await Promise.all([change(staff), change(admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { status: 'DRAFT', version: 2 },
    })
  })

  it('name tasks of the machine, each once', async () => {
    const { body } = await draft()
    const put = (lines: object[]) => staff.put(`${api}/${body.id}`, { version: 1, lines })
    const path = async (lines: object[]) => (await put(lines)).body.errors[0].path
    expect(await path([{ ...line, task_id: randomUUID() }])).toBe('body.lines.0.task_id')
    expect(
      await path([
        { ...line, task_id: taskId },
        { ...line, task_id: taskId },
      ]),
    ).toBe('body.lines.0.task_id')
    expect(await path([{ ...line, id: randomUUID() }])).toBe('body.lines.0.id')
  })
})

describe('the sides of a maintenance quote', () => {
  it('the customer sees it once it was sent, and the dealership when', async () => {
    const { body } = await draft()
    expect((await customer.get(`${api}/${body.id}`)).status).toBe(404)
    await move(body.id, 1, 'READY')
    await move(body.id, 2, 'SENT', { valid_until: validUntil })
    expect((await staff.get(`${api}/${body.id}`)).body.viewed_at).toBeNull()
    expect((await customer.get(`${api}/${body.id}`)).status).toBe(200)
    expect((await staff.get(`${api}/${body.id}`)).body.viewed_at).toEqual(expect.any(String))
    const { items } = (await customer.get(`${api}/?instance_id=${instance}&search=${body.quote_number}`)).body
    expect(items.map(({ id }: { id: string }) => id)).toEqual([body.id])
  })

  it('each step that concerns the other side is e-mailed to its admins, who alone open maintenance quotes', async () => {
    const quote = await sent()
    const subject = `Maintenance quote ${quote.quote_number} for Loader 3`
    expect((await emailsTo(test, people.operatorAdmin)).map((email) => email.subject)).toContain(subject)
    await decide(quote)
    const subjects = async (seller: string) => (await emailsTo(test, seller)).map((email) => email.subject)
    expect(await subjects(people.dealerAdmin)).toContain(`Ridgeline Quarry approved ${quote.quote_number}`)
    expect(await subjects(people.dealerUser)).toEqual([])
  })

  it('each change of the lines is in the history', async () => {
    const { body } = await draft()
    const lines = [{ description: 'Grease', parts_amount: 100, labour_minutes: 30, labour_amount: 4500 }]
    const changed = await staff.put(`${api}/${body.id}`, { version: 1, lines })
    expect([changed.status, changed.body.version]).toEqual([200, 2])
    expect(changed.body.history).toEqual([
      expect.objectContaining({ from: 'DRAFT', to: 'DRAFT', by: expect.stringMatching(/\S/) }),
    ])
  })

  it('both sides follow it by socket, the customer from when it is sent', async () => {
    const origin = await listen(test)
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const dealer = await connectSocket(origin, staff.token)
    const buyer = await connectSocket(origin, customer.token)
    expect(await dealer.join(`quotes:${dealershipId}`)).toEqual({ ok: true })
    expect(await buyer.join(`quotes:${operatorId}`)).toEqual({ ok: true })
    const unsent = (await draft()).body.id
    await dealer.until('maintenance_quote.changed', { quote_id: unsent })
    expect((await move(unsent, 1, 'WITHDRAWN')).status).toBe(200)
    const { id } = await sent()
    await dealer.until('maintenance_quote.changed', { quote_id: id })
    await buyer.until('maintenance_quote.changed', { quote_id: id })
    expect(buyer.heard.map(({ payload }) => payload)).not.toContainEqual(expect.objectContaining({ quote_id: unsent }))
    dealer.close()
    buyer.close()
  })

  it('it expires after its last day at the dealership, and cannot be approved any more', async () => {
    const quote = await sent()
    const past = { valid_until: addDays(today, -1) }
    await test.db.updateTable('maintenance_quote').set(past).where('id', '=', quote.id).execute()
    expect((await decide(quote)).body.code).toBe('quote_expired')
    const context = { signal: new AbortController().signal, lastAttempt: false }
    await test.jobs['expire-maintenance-quotes']({}, context)
    expect((await staff.get(`${api}/${quote.id}`)).body).toMatchObject({ status: 'EXPIRED', version: 4 })
    expect((await draft()).status).toBe(201)
  })

  it('of 50 parallel approvals and withdrawals one succeeds, and the history has it alone', async () => {
    const quote = await sent()
    const attempts = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? decide(quote, index % 4 === 0 ? 'APPROVED' : 'DECLINED')
        : move(quote.id, 3, 'WITHDRAWN', {}, index % 4 === 1 ? staff : admin),
    )
    const answers = await Promise.all(attempts)
    const successful = answers.filter(({ status }) => status === 200)
    expect(successful).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const after = (await staff.get(`${api}/${quote.id}`)).body
    expect([after.status, after.version]).toEqual([successful[0]?.body.status, 4])
    expect(after.history.map(({ to }: { to: string }) => to)).toEqual(['READY', 'SENT', after.status])
  })
})

describe('agreed work that is not done after all', () => {
  it.each(['APPROVED', 'SCHEDULED', 'IN_PROGRESS'])(
    'is withdrawn from %s with a reason: nothing is recorded as done, and the task can be quoted again',
    async (from) => {
      const quote = await sent()
      await decide(quote)
      const way = ['APPROVED', 'SCHEDULED', 'IN_PROGRESS']
      for (const [step, to] of way.slice(1, way.indexOf(from) + 1).entries()) {
        await move(quote.id, 4 + step, to, { scheduled_on: today })
      }
      const version = 4 + way.indexOf(from)
      const wordless = await move(quote.id, version, 'WITHDRAWN')
      expect([wordless.status, wordless.body.errors[0].path]).toEqual([400, 'body.reason'])
      expect((await move(quote.id, version, 'WITHDRAWN', { reason: 'No' }, customer)).status).toBe(403)
      const { body } = await move(quote.id, version, 'WITHDRAWN', { reason: 'The machine was sold' })
      expect([body.status, body.history.at(-1)]).toEqual([
        'WITHDRAWN',
        expect.objectContaining({ from, to: 'WITHDRAWN', reason: 'The machine was sold' }),
      ])
      const completions = await staff.get(`/api/v2/machines/instance/${instance}/completions`)
      expect(completions.body.items).toEqual([])
      const mail = (await emailsTo(test, people.operatorAdmin)).at(-1)
      expect(mail?.text).toContain('The work that you approved will not be done')
      expect(mail?.text).toContain('The machine was sold')
      expect((await draft()).status).toBe(201)
    },
  )
})

describe('the end of the service', () => {
  it('comes before or after a change of a quote, which locks the service first as the end does', async () => {
    const quote = await sent()
    expect(
      (await whileServiceIsLocked(test, { table: 'maintenance_quote', id: quote.id }, () => decide(quote))).status,
    ).toBe(200)
  })

  it('withdraws what is open by the system, and leaves what has ended; both sides get one e-mail that sums it up', async () => {
    const approved = await sent()
    await decide(approved)
    await addDueMachine()
    const open = await sent()
    await test.db.deleteFrom('email').execute()
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const { items } = (await admin.get('/api/v2/organizations/links?limit=100')).body
    const link = items.find(({ operator }: { operator: { id: string } }) => operator.id === operatorId)
    expect((await admin.put(`/api/v2/organizations/links/${link.id}`, { action: 'end' })).status).toBe(200)
    const { body } = await staff.get(`${api}/${approved.id}`)
    expect([body.status, body.next_statuses, body.history.at(-1)]).toEqual([
      'WITHDRAWN',
      [],
      expect.objectContaining({ from: 'APPROVED', to: 'WITHDRAWN', by: null }),
    ])
    for (const who of [people.operatorAdmin, people.dealerAdmin]) {
      const mails = (await emailsTo(test, who)).filter(({ kind }) => kind === 'maintenance_quote')
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Maintenance quotes withdrawn: Northfield Equipment no longer serves Ridgeline Quarry',
      ])
      expect(mails[0]?.text).toMatch(new RegExp(`${body.quote_number}, Loader 3: the work that .* approved`))
      expect(mails[0]?.text).toContain(`${open.quote_number}, Loader 3: it was not decided on yet.`)
    }
  })
})
