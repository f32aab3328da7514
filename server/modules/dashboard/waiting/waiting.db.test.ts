import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addMaintenanceQuote, addOrder, addQuote } from '../../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { OrderStatus } from '../../../db/schema'

let test: TestApp
let northfield: string
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
afterAll(() => test.close())

interface Item {
  kind: string
  count: number
  since: string
  places: { id: string; name: string; count: number }[]
}

const waiting = async (who: Who = 'dealerAdmin'): Promise<Item[]> =>
  (await (await test.as(who)).get('/api/v2/dashboard/waiting')).body.items
const find = async (kind: string, who?: Who) => (await waiting(who)).find((item) => item.kind === kind)

async function orderThatIs(status: OrderStatus, left: { has_to_ship?: boolean; has_backorders?: boolean } = {}) {
  const id = await addOrder(test, { dealershipId: northfield, operatorId: ridgeline })
  await test.db
    .updateTable('customer_order')
    .set({ status, ...left })
    .where('id', '=', id)
    .execute()
  return id
}
const happened = (table: 'customer_order' | 'quote', id: string, moment: string) =>
  test.db
    .updateTable(table)
    .set({ created_at: new Date(moment) })
    .where('id', '=', id)
    .execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('what waits for a dealership', () => {
  it('is nothing at first', async () => {
    expect(await waiting()).toEqual([])
  })

  it('is orders and quotes by what is to be done, what waits for an answer first, with the oldest of each', async () => {
    await happened('customer_order', await orderThatIs('PAID'), '2026-11-02T08:00:00.000Z')
    await orderThatIs('PAID')
    await orderThatIs('PROCESSING', { has_to_ship: true })
    await orderThatIs('PROCESSING', { has_to_ship: true, has_backorders: true })
    await orderThatIs('PROCESSING')
    await orderThatIs('COMPLETED')
    const quote = await addQuote(test, { dealershipId: northfield, operatorId: ridgeline })
    await test.db.updateTable('quote').set({ status: 'REQUESTED' }).where('id', '=', quote).execute()
    expect((await waiting()).map(({ kind, count }) => [kind, count])).toEqual([
      ['quotes_to_answer', 1],
      ['new_orders', 2],
      ['orders_to_pick', 2],
      ['back_orders', 1],
    ])
    expect(await find('new_orders')).toMatchObject({ since: '2026-11-02T08:00:00.000Z', places: [] })
  })

  it('is not shown to others, nor drafts of maintenance quotes to clerks', async () => {
    const instanceId = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
    const id = await addMaintenanceQuote(test, { dealershipId: northfield, operatorId: ridgeline, instanceId })
    await test.db.updateTable('maintenance_quote').set({ status: 'DRAFT' }).where('id', '=', id).execute()
    expect(await find('maintenance_drafts')).toMatchObject({ count: 1 })
    expect(await find('maintenance_drafts', 'dealerUser')).toBeUndefined()
    expect(await find('new_orders', 'dealerUser')).toMatchObject({ count: 2 })
    expect(await waiting('strangerStaff')).toEqual([])
    expect(await waiting('superUser')).toEqual([])
  })
})

describe('messages that wait for an answer', () => {
  const write = async (who: Who, url: string, body: string) => {
    const { status } = await (await test.as(who)).post(url, { body })
    expect(status).toBe(201)
  }

  it('of orders: those since the dealership wrote last, by order', async () => {
    const id = await orderThatIs('COMPLETED')
    const url = `/api/v2/orders/${id}/messages`
    await write('operatorAdmin', url, 'When does it ship?')
    await write('operatorAdmin', url, 'We need it on Friday.')
    const item = await find('order_messages')
    expect(item).toMatchObject({ count: 1, places: [{ id, count: 2 }] })
    expect(item?.places[0]?.name).toMatch(/^SO-\d+ · Ridgeline Quarry$/)
    await write('dealerUser', url, 'Tomorrow.')
    expect(await find('order_messages')).toBeUndefined()
  })

  it('about machines: by thread, and nobody waits after the assignment has ended', async () => {
    const { id } = await test.db
      .selectFrom('operator_machine')
      .where('organization_id', '=', ridgeline)
      .where('machine_id', '=', await test.machineId('WL-120'))
      .select('id')
      .executeTakeFirstOrThrow()
    await write('operator', `/api/v2/machines/operator/${id}/messages`, 'The bucket drifts.')
    expect(await find('machine_messages')).toMatchObject({
      count: 1,
      places: [{ id, name: 'Harrow WL-120 · Ridgeline Quarry', count: 1 }],
    })
    const opened = await (await test.as('dealerUser')).get(`/api/v2/machines/operator/${id}`)
    expect(opened.body).toMatchObject({ id, organization: { name: 'Ridgeline Quarry' } })
    const assigned = test.db.updateTable('operator_machine').where('id', '=', id)
    await assigned.set({ removed_at: new Date() }).execute()
    expect(await find('machine_messages')).toBeUndefined()
    await assigned.set({ removed_at: null }).execute()
    await assigned.set({ thread_status: 'CLOSED' }).execute()
    expect(await find('machine_messages'), 'closed without an answer').toBeUndefined()
    await assigned.set({ thread_status: 'OPEN' }).execute()
    await write('dealerAdmin', `/api/v2/machines/operator/${id}/messages`, 'We come on Monday.')
    expect(await find('machine_messages')).toBeUndefined()
  })
})

describe('overdue services', () => {
  it('are counted by customer, what is only due is not', async () => {
    const instance_id = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
    for (const is_overdue of [true, true, false]) {
      const task = await test.db
        .insertInto('instance_task')
        .values({
          organization_id: ridgeline,
          instance_id,
          name: `Check ${Math.random()}`,
          interval_days: 365,
          counts_from_on: new Date(),
          last_done_on: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await test.db
        .insertInto('due_item')
        .values({
          ...{ organization_id: ridgeline, dealership_id: northfield, instance_id, task_id: task.id },
          ...{ is_overdue, due_on: new Date() },
        })
        .execute()
    }
    expect(await find('overdue')).toMatchObject({
      count: 2,
      places: [{ id: ridgeline, name: 'Ridgeline Quarry', count: 2 }],
    })
  })
})

describe('questions that no manual answered', () => {
  async function ask(who: 'operator' | 'strangerOperator', model: string, asked: Date, engine = 'extractive') {
    const email = { operator: 'operator@ridgeline.example', strangerOperator: undefined }[who]
    const organization = who === 'operator' ? ridgeline : undefined
    const person = await test.db
      .selectFrom('person')
      .innerJoin('organization', 'organization.id', 'person.organization_id')
      .where(email ? sql<boolean>`person.email = ${email}` : sql<boolean>`organization.type = 'OPERATOR'`)
      .where('person.organization_id', organization ? '=' : '<>', ridgeline)
      .select(['person.id', 'person.organization_id'])
      .executeTakeFirstOrThrow()
    const conversation = await test.db
      .insertInto('conversation')
      .values({
        ...{ organization_id: person.organization_id, person_id: person.id },
        ...{ assistant: 'operations', machine_id: await test.machineId(model) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('message')
      .values({
        ...{
          conversation_id: conversation.id,
          position: 1,
          role: 'assistant',
          content: 'Secret words',
          created_at: asked,
        },
        answer: JSON.stringify({ confidence: 'none', refused: true, citations: [], engine }),
      })
      .execute()
  }

  it('are counted by model, without their words, of the last 14 days, until a manual comes', async () => {
    await ask('operator', 'WL-120', daysAgo(2))
    await ask('operator', 'WL-120', daysAgo(1))
    await ask('operator', 'WL-120', daysAgo(20))
    await ask('strangerOperator', 'WL-120', daysAgo(1))
    // What a role does not see of its records.
    await ask('operator', 'WL-120', daysAgo(1), 'records')
    const machine = await test.machineId('WL-120')
    expect(await find('unanswered_questions', 'dealerUser')).toMatchObject({
      count: 2,
      places: [{ id: machine, name: 'Harrow WL-120', count: 2 }],
    })
    expect(JSON.stringify(await waiting())).not.toContain('Secret')
    await test.db
      .insertInto('manual')
      .values({
        ...{ organization_id: northfield, machine_id: machine, display_name: 'Service', kind: 'service', size: 1 },
        ...{ storage_key: 'manuals/new.pdf', sha256: 'new', status: 'READY' },
      })
      .execute()
    expect(await find('unanswered_questions')).toBeUndefined()
  })
})
