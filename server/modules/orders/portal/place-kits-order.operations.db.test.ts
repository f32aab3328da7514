import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const machines = '/api/v2/machines'
const usd = (amount: number) => ({ amount, currency: 'USD' })

let test: TestApp
let operatorId: string
let instanceId: string
let taskId: string
beforeAll(async () => {
  test = await createTestApp()
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .execute()
  const staff = await test.as('dealerUser')
  const part = { part_number: randomUUID(), description: 'Oil filter', quantity: 2, cost: usd(2450) }
  const kit = await staff.post(`${machines}/${await test.machineId('WL-120')}/kits`, {
    ...{ name: '500 h kit', interval_hours: 500, parts: [part] },
  })
  instanceId = await addInstance(test, { operatorId, dealershipId })
  await staff.post(`${machines}/instance/${instanceId}/readings`, { value: 0 })
  const { body: schedule } = await staff.put(`${machines}/instance/${instanceId}/schedule`, {
    tasks: [{ name: 'Service', interval_hours: 500, kit_id: kit.body.id }],
  })
  taskId = schedule.tasks[0].id
  await staff.post(`${machines}/instance/${instanceId}/readings`, { value: 500, confirmed: true })
})
afterAll(() => test.close())

async function linkOf(who: Who): Promise<string> {
  const { body } = await (await test.as(who)).post('/api/v2/portal-links', {
    ...{ kind: 'service_kits', organization_id: operatorId },
  })
  return `${machines}/machine-service-kits-portal/${new URL(body.url).searchParams.get('token')}`
}
const asked = (changes: object = {}) => ({
  client_id: randomUUID(),
  contact: 'Rosa Delgado',
  kits: [{ instance_id: instanceId, task_id: taskId }],
  delivery: 'PICKUP',
  ...changes,
})
/** Another machine on which the same kit is due. */
async function addDueMachine() {
  const staff = await test.as('dealerUser')
  const known = test.db.selectFrom('instance_task').where('id', '=', taskId)
  const { kit_id } = await known.select('kit_id').executeTakeFirstOrThrow()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const id = await addInstance(test, { operatorId, dealershipId })
  await staff.post(`${machines}/instance/${id}/readings`, { value: 0 })
  const { body: schedule } = await staff.put(`${machines}/instance/${id}/schedule`, {
    tasks: [{ name: 'Service', interval_hours: 500, kit_id }],
  })
  await staff.post(`${machines}/instance/${id}/readings`, { value: 500, confirmed: true })
  return { instanceId: id, taskId: schedule.tasks[0].id as string }
}
const orders = async () =>
  (await test.db.selectFrom('customer_order').where('operator_id', '=', operatorId).selectAll().execute()).length

describe('ordering due kits by their link, without an account', () => {
  it('places an order for the machine at the price of the kit, once for all tries', async () => {
    const link = await linkOf('dealerUser')
    expect((await test.anyone.get(link)).body).toMatchObject({ can_order: true, has_default_address: false })
    const before = await orders()
    const order = asked()
    const [first, second] = await Promise.all([1, 2].map(() => test.anyone.post(`${link}/order`, order)))
    expect([first?.status, second?.body]).toEqual([200, first?.body])
    expect((await orders()) - before).toBe(1)
    const { body } = await test.anyone.get(`/api/v2/orders/token/${first?.body.token}/details`)
    expect(body).toMatchObject({
      status: 'AWAITING_PAYMENT',
      note: '',
      contact_name: 'Rosa Delgado',
      order_bundles: [{ bundle: { name: '500 h kit' }, quantity: 1, cost: usd(4900) }],
    })
    const placed = test.db.selectFrom('customer_order').where('id', '=', body.id).select('instance_id')
    expect((await placed.executeTakeFirst())?.instance_id).toBe(instanceId)
  })

  it('says of a due task by which order its kit comes, wherever the task is shown, until the task is done', async () => {
    const link = await linkOf('dealerUser')
    const other = await addDueMachine()
    const kits = [
      { instance_id: instanceId, task_id: taskId },
      { instance_id: other.instanceId, task_id: other.taskId },
    ]
    const supplyOf = async (machine: string) => {
      const { body } = await test.anyone.get(link)
      return body.machines.find(({ instance_id }: { instance_id: string }) => instance_id === machine).tasks[0].supply
    }
    expect(await supplyOf(other.instanceId)).toBeNull()
    const { body: placed } = await test.anyone.post(`${link}/order`, asked({ kits }))
    const { body: order } = await test.anyone.get(`/api/v2/orders/token/${placed.token}/details`)
    const supply = { kind: 'order', id: order.id, number: order.order_number }
    for (const machine of [instanceId, other.instanceId]) {
      expect(await supplyOf(machine)).toMatchObject({ ...supply, stage: 'AWAITING_PAYMENT' })
    }
    const operator = await test.as('operatorAdmin')
    const due = (await operator.get(`${machines}/due?limit=100`)).body.items
    expect(due.map((item: { supply: object }) => item.supply)).toContainEqual(expect.objectContaining(supply))

    const setOrder = (values: { status: 'PROCESSING' }) =>
      test.db.updateTable('customer_order').set(values).where('id', '=', order.id).execute()
    const setLine = (values: { shipped?: number; delivered?: number; returned?: number }) =>
      test.db.updateTable('order_line').set(values).where('order_id', '=', order.id).execute()
    await setOrder({ status: 'PROCESSING' })
    expect((await supplyOf(other.instanceId)).stage).toBe('ORDERED')
    await setLine({ shipped: 2 })
    expect((await supplyOf(other.instanceId)).stage).toBe('ON_ITS_WAY')
    await setLine({ delivered: 2 })
    expect((await supplyOf(other.instanceId)).stage).toBe('DELIVERED')
    await setLine({ returned: 2 })
    expect(await supplyOf(other.instanceId)).toBeNull()
  })

  it('costs what is shown before: with core charges, and two of the same kit as one line', async () => {
    const link = await linkOf('dealerUser')
    await test.db.updateTable('catalogue_part').set({ core_charge_amount: 300 }).execute()
    const second = await addDueMachine()
    const kits = [
      { instance_id: instanceId, task_id: taskId },
      { instance_id: second.instanceId, task_id: second.taskId },
    ]
    const { body: price } = await test.anyone.post(`${link}/price`, { kits })
    const { body: placed } = await test.anyone.post(`${link}/order`, asked({ kits }))
    const { body: order } = await test.anyone.get(`/api/v2/orders/token/${placed.token}/details`)
    expect(order.order_bundles).toMatchObject([{ quantity: 2 }])
    expect(price).toEqual({ subtotal: order.subtotal, core_charge: order.core_charge, total: usd(9800 + 1200) })
  })

  it("shows the kit at the customer's own price, which the order then charges, wherever a customer sees it", async () => {
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const { part_id } = await test.db
      .selectFrom('bundle_part')
      .innerJoin('instance_task', 'instance_task.kit_id', 'bundle_part.bundle_id')
      .where('instance_task.id', '=', taskId)
      .select('bundle_part.part_id')
      .executeTakeFirstOrThrow()
    const list = await test.db
      .insertInto('price_list')
      .values({ organization_id: dealershipId, name: `List ${randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = { organization_id: dealershipId, price_list_id: list.id, part_id, cost_amount: 2000 }
    await test.db.insertInto('price_list_entry').values(entry).execute()
    const terms = { organization_id: dealershipId, operator_id: operatorId, price_list_id: list.id }
    await test.db.insertInto('customer_terms').values(terms).execute()

    const link = await linkOf('dealerUser')
    const { kits } = asked()
    const { body: price } = await test.anyone.post(`${link}/price`, { kits })
    const shown = async (address: string) => {
      const { body } = await test.anyone.get(address)
      const machine = body.machines.find(({ instance_id: id }: { instance_id: string }) => id === instanceId)
      return machine.tasks[0].kit.cost
    }
    expect(price.subtotal).toEqual(usd(4000))
    expect([await shown(link), await shown(await linkOf('operatorAdmin'))]).toEqual([usd(4000), usd(4000)])

    const listed = async (who: Who) => {
      const { body } = await (await test.as(who)).get(`${machines}/${await test.machineId('WL-120')}/kits?limit=1000`)
      return body.items.map(({ cost, parts }: { cost: object; parts: { cost: object }[] }) => [cost, parts[0]?.cost])
    }
    expect(await listed('operatorAdmin')).toContainEqual([usd(4000), usd(2000)])
    expect(await listed('dealerUser')).toContainEqual([usd(4900), usd(2450)])
    await test.db.deleteFrom('customer_terms').where('price_list_id', '=', list.id).execute()
  })

  it('of a task that is not due is refused, and nothing is placed', async () => {
    const link = await linkOf('dealerUser')
    const before = await orders()
    const other = [{ instance_id: instanceId, task_id: randomUUID() }]
    const { status, body } = await test.anyone.post(`${link}/order`, asked({ kits: other }))
    expect([status, body.code, await orders()]).toEqual([409, 'kit_not_due', before])
  })

  it('is not possible by the link of the operator itself, which names no dealership', async () => {
    const link = await linkOf('operatorAdmin')
    expect((await test.anyone.get(link)).body.can_order).toBe(false)
    expect((await test.anyone.post(`${link}/order`, asked())).status).toBe(403)
  })
})
