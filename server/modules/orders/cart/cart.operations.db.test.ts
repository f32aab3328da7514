import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let api: string
let dealershipId: string
let part: string
let other: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  part = await addPricedPart(test.db, dealershipId)
  other = await addPricedPart(test.db, dealershipId, { cost: 1000 })
  api = `/api/v2/carts/${dealershipId}/${await organizationId(test, 'Ridgeline Quarry')}`
})
afterAll(() => test.close())
beforeEach(async () => void (await test.db.deleteFrom('cart_line').execute()))

const read = async (who: Who = 'operator') => (await (await test.as(who)).get(api)).body
const add = async (lines: object[], who: Who = 'operator') => (await test.as(who)).post(`${api}/lines`, { lines })
const order = async (changes: object) =>
  (await test.as('operator')).post(`${api}/order`, { amount: 8400, delivery: 'PICKUP', ...changes })

describe('a cart', () => {
  it('is the same on each device of a person, and nobody else sees it', async () => {
    await add([{ part_id: part, quantity: 2 }])
    expect(await read()).toMatchObject({
      line_count: 1,
      amount: 8400,
      lines: [{ part_id: part, quantity: 2, unit_price: 4200, amount: 8400, available: 0, problem: null }],
    })
    expect(await read('dealerUser')).toMatchObject({ amount: 0, lines: [] })
  })

  it('knows the machine that all of its lines are for, and so does its order', async () => {
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const [machine, second] = [
      await addInstance(test, { operatorId, dealershipId }),
      await addInstance(test, { operatorId, dealershipId }),
    ]
    await add([{ part_id: part, quantity: 1, instance_id: machine }])
    await add([{ part_id: part, quantity: 1, instance_id: machine }])
    expect((await read()).instance_id).toBe(machine)
    expect((await order({})).body.instance_id).toBe(machine)
    const of = [
      { part_id: part, quantity: 1, instance_id: machine },
      { part_id: other, quantity: 1, instance_id: second },
    ]
    await add(of)
    expect((await read()).instance_id).toBeNull()
    const foreign = await addInstance(test, {
      operatorId: await organizationId(test, 'Tall Pines Forestry'),
      dealershipId,
    })
    expect((await add([{ part_id: part, quantity: 1, instance_id: foreign }])).status).toBe(404)
  })

  it('refuses more of a line than an order can have, instead of adding less', async () => {
    await add([{ part_id: part, quantity: 9_999_999 }])
    const { status, body } = await add([{ part_id: part, quantity: 2 }])
    expect([status, body.code]).toEqual([400, 'quantity_too_large'])
    const twice = [1, 2].map(() => ({ part_id: other, quantity: 6_000_000 }))
    expect((await add(twice)).body.code).toBe('quantity_too_large')
    expect((await read()).lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([9_999_999])
  })

  it('reports what is no longer sold and was removed', async () => {
    const { id } = await test.db
      .insertInto('catalogue_part')
      .columns(['organization_id', 'part_number', 'description', 'cost_amount', 'cost_currency'])
      .expression(({ selectFrom }) =>
        selectFrom('catalogue_part')
          .where('id', '=', part)
          .select(({ val }) => [
            'organization_id',
            val('GONE-1').as('part_number'),
            val('Old filter').as('description'),
            'cost_amount',
            'cost_currency',
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await add([{ part_id: id, quantity: 1 }])
    const admin = await test.as('dealerAdmin')
    expect((await admin.delete(`/api/v2/catalogue-parts/${id}`)).body).toEqual({ outcome: 'deleted' })
    expect((await read()).lines).toEqual([])
    const notices = (await (await test.as('operator')).get('/api/v2/notices/')).body.items
    expect(notices).toMatchObject([
      { link: '/cart', text: 'GONE-1 Old filter is no longer sold and was taken out of your cart.' },
    ])
    expect((await admin.get('/api/v2/notices/')).body.items).toEqual([])
  })

  it('raises the quantity of what it has already, also within one request', async () => {
    await add([
      { part_id: part, quantity: 2 },
      { part_id: other, quantity: 1 },
      { part_id: part, quantity: 3 },
    ])
    const { status, body } = await add([{ part_id: part, quantity: 1 }])
    expect([status, body.lines.length, body.amount]).toEqual([200, 2, 6 * 4200 + 1000])
  })

  it('sent twice with one Idempotency-Key, adds once', async () => {
    const visitor = await test.as('operator')
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      visitor.send('POST', `${api}/lines`, { payload: { lines: [{ part_id: part, quantity: 2 }] }, headers })
    await Promise.all([send(), send()])
    expect((await read()).lines).toMatchObject([{ quantity: 2 }])
  })

  it('loses nothing when two devices add at once', async () => {
    const both = [
      { part_id: part, quantity: 1 },
      { part_id: other, quantity: 1 },
    ]
    await Promise.all([add(both), add(both.toReversed()), add(both)])
    expect((await read()).lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 3])
  })

  it('offers the part that replaces a superseded one, and says why a line cannot be ordered', async () => {
    const old = await addPricedPart(test.db, dealershipId, { partNumber: 'OLD-1' })
    await test.db
      .updateTable('catalogue_part')
      .set({ superseded_by_id: part, supersession_reason: 'New seal' })
      .where('id', '=', old)
      .execute()
    const unpriced = await addPricedPart(test.db, dealershipId, { cost: null })
    const { body } = await add([{ part_id: old, quantity: 1 }])
    expect(body.lines[0]).toMatchObject({ part_id: part, asked_number: 'OLD-1', reason: 'New seal', problem: null })
    const after = await add([{ part_id: unpriced, quantity: 1 }])
    expect(after.body.lines[1]).toMatchObject({ amount: null, problem: { code: 'part_without_price' } })
  })

  it('has its lines changed and removed', async () => {
    const { body } = await add([{ part_id: part, quantity: 2 }])
    const visitor = await test.as('operator')
    const line = `${api}/lines/${body.lines[0].id}`
    expect((await visitor.put(line, { quantity: 5 })).body.lines).toMatchObject([{ quantity: 5 }])
    const stranger = await (await test.as('dealerUser')).put(line, { quantity: 1 })
    expect(stranger.status).toBe(404)
    expect((await visitor.send('DELETE', line)).body.lines).toEqual([])
    expect((await visitor.send('DELETE', line)).status).toBe(404)
  })

  it.each([
    ['an unknown part', { part_id: randomUUID(), quantity: 1 }, 'part_unknown'],
    ['an unknown bundle', { bundle_id: randomUUID(), quantity: 1 }, 'bundle_unknown'],
    ['neither part nor bundle', { quantity: 1 }, 'validation_failed'],
    ['quantity 0', { part_id: randomUUID(), quantity: 0 }, 'validation_failed'],
  ])('%s is refused, and nothing of the request is added', async (_, line, code) => {
    const { status, body } = await add([{ part_id: part, quantity: 1 }, line])
    expect([status, body.code]).toEqual([400, code])
    expect((await read()).lines).toEqual([])
  })

  it('is listed with the number of its lines', async () => {
    await add([{ part_id: part, quantity: 2 }])
    const { body } = await (await test.as('operator')).get('/api/v2/carts/')
    expect(body.items[0]).toMatchObject({ dealership: { id: dealershipId }, currency: 'USD', line_count: 1 })
  })
})

describe('ordering a cart', () => {
  it('places the order and empties the cart, once for two devices at once', async () => {
    await add([{ part_id: part, quantity: 2 }])
    const answers = await Promise.all([order({ po_number: 'PO-9' }), order({ po_number: 'PO-9' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ subtotal: { amount: 8400 } })
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('cart_empty')
    expect((await read()).lines).toEqual([])
  })

  it('is refused if the amount is not the one that was seen; the cart stays as it is', async () => {
    await add([{ part_id: part, quantity: 2 }])
    const { status, body } = await order({ amount: 8399 })
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect((await read()).lines).toHaveLength(1)
  })

  it('is refused with the line that cannot be ordered', async () => {
    await add([{ part_id: await addPricedPart(test.db, dealershipId, { cost: null }), quantity: 1 }])
    expect((await order({ amount: 0 })).body.code).toBe('part_without_price')
  })
})
