import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addOrder } from '../../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { OrderStatus } from '../../../db/schema'

let test: TestApp
let northfield: string
let ridgeline: string
let zincValley: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  zincValley = await addCustomer('Zinc Valley Mining')
})
afterAll(() => test.close())

async function addCustomer(name: string): Promise<string> {
  const admin = await test.as('dealerAdmin')
  return (await admin.post('/api/v2/organizations/', { name, type: 'OPERATOR' })).body.id
}

interface Customer {
  id: string
  name: string
  machine_count: number
  overdue_count: number
  open_order_count: number
  unanswered_message_count: number
}

const list = async (query = '', who: Who = 'dealerUser') =>
  (await (await test.as(who)).get(`/api/v2/dashboard/customers${query}`)).body
const names = async (query?: string) => (await list(query)).items.map(({ name }: Customer) => name)
const customer = async (id: string): Promise<Customer | undefined> =>
  (await list()).items.find((item: Customer) => item.id === id)

const orderThatIs = async (status: OrderStatus, operatorId = ridgeline) => {
  const id = await addOrder(test, { dealershipId: northfield, operatorId })
  await test.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
}

async function addOverdueTask(operatorId: string) {
  const instance_id = await addInstance(test, { operatorId, dealershipId: northfield })
  const task = await test.db
    .insertInto('instance_task')
    .values({
      organization_id: operatorId,
      instance_id,
      name: 'Yearly inspection',
      interval_days: 365,
      counts_from_on: new Date(),
      last_done_on: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('due_item')
    .values({
      organization_id: operatorId,
      dealership_id: northfield,
      instance_id,
      task_id: task.id,
      is_overdue: true,
      due_on: new Date(),
    })
    .execute()
}

describe('the customers of a dealership', () => {
  it('are the operators that it serves, by name, found by words of their names', async () => {
    expect(await names()).toEqual(['Ridgeline Quarry', 'Tall Pines Forestry', 'Zinc Valley Mining'])
    expect((await names('?sort_direction=desc'))[0]).toBe('Zinc Valley Mining')
    expect(await names('?search=pines')).toEqual(['Tall Pines Forestry'])
    expect(await list('?limit=2&page=2')).toMatchObject({ total: 3, items: [{ name: 'Zinc Valley Mining' }] })
  })

  it('are shown with their machines and what is overdue on them, and sorted by it', async () => {
    await addOverdueTask(zincValley)
    expect(await customer(zincValley)).toMatchObject({ machine_count: 1, overdue_count: 1 })
    expect(await customer(ridgeline)).toMatchObject({ overdue_count: 0 })
    expect((await names('?sort_field=overdue_count&sort_direction=desc'))[0]).toBe('Zinc Valley Mining')
  })

  it('are shown with their open orders: placed, and neither completed nor cancelled', async () => {
    for (const status of ['DRAFT', 'AWAITING_PAYMENT', 'PAID', 'PROCESSING', 'COMPLETED', 'CANCELLED'] as const)
      await orderThatIs(status)
    expect(await customer(ridgeline)).toMatchObject({ open_order_count: 3 })
    expect(await customer(zincValley)).toMatchObject({ open_order_count: 0 })
  })

  it('are shown with the messages that nobody has answered yet', async () => {
    const thread = await test.db
      .selectFrom('operator_machine')
      .where('organization_id', '=', ridgeline)
      .select('id')
      .executeTakeFirstOrThrow()
    const write = async (who: Who, body: string) =>
      (await test.as(who)).post(`/api/v2/machines/operator/${thread.id}/messages`, { body })
    await write('operator', 'The bucket drifts.')
    await write('operator', 'It is worse today.')
    expect(await customer(ridgeline)).toMatchObject({ unanswered_message_count: 2 })
    await write('dealerUser', 'We come on Monday.')
    expect(await customer(ridgeline)).toMatchObject({ unanswered_message_count: 0 })
  })

  it('never include what another dealership does for the same operator', async () => {
    const other = await test.db
      .insertInto('organization')
      .values({ name: 'Westlake Plant', type: 'DEALERSHIP' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const before = await customer(ridgeline)
    await addInstance(test, { operatorId: ridgeline, dealershipId: other.id })
    await addOrder(test, { dealershipId: other.id, operatorId: ridgeline })
    expect(await customer(ridgeline)).toEqual(before)
  })

  it('are none for a super user, who works for no dealership', async () => {
    expect(await list('', 'superUser')).toMatchObject({ items: [], total: 0 })
  })

  it('are no longer those whose service has ended (behaviour, section 1)', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect(await names()).toEqual(['Tall Pines Forestry', 'Zinc Valley Mining'])
  })
})
