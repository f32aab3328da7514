import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let cart: string
let dealershipId: string
let part: string
let other: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  part = await addPricedPart(test.db, dealershipId)
  other = await addPricedPart(test.db, dealershipId, { cost: 1000 })
  cart = `/api/v2/carts/${dealershipId}/${await organizationId(test, 'Ridgeline Quarry')}`
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('cart_line').execute()
  await test.db.deleteFrom('shopping_list').execute()
})

const save = async (changes: object = {}, who: Who = 'operator') =>
  (await test.as(who)).post(`${cart}/lists`, {
    name: 'Filters',
    lines: [{ part_id: part, quantity: 2 }],
    ...changes,
  })
const names = async (who: Who) =>
  (await (await test.as(who)).get(`${cart}/lists`)).body.items.map((list: { name: string }) => list.name)
const addPart = (options: Parameters<typeof addPricedPart>[2]) => addPricedPart(test.db, dealershipId, options)
const change = (id: string, values: object) =>
  test.db.updateTable('catalogue_part').set(values).where('id', '=', id).execute()

describe('a shopping list', () => {
  it('has its parts at the prices of today', async () => {
    const { status, body } = await save()
    expect([status, body.amount, body.line_count]).toEqual([201, 8400, 1])
    await change(part, { cost_amount: 5000 })
    const { body: now } = await (await test.as('operator')).get(`${cart}/lists/${body.id}`)
    expect(now).toMatchObject({ amount: 10_000, currency: 'USD', lines: [{ part_id: part, unit_price: 5000 }] })
    await change(part, { cost_amount: 4200 })
  })

  it('refuses a machine of somebody else (404), as the cart does', async () => {
    const operatorId = await organizationId(test, 'Tall Pines Forestry')
    const lines = [{ part_id: part, quantity: 1, instance_id: await addInstance(test, { operatorId, dealershipId }) }]
    expect((await save({ lines })).status).toBe(404)
    const { body } = await save()
    expect((await (await test.as('operator')).post(`${cart}/lists/${body.id}/lines`, { lines })).status).toBe(404)
    expect(await names('operator')).toEqual(['Filters'])
  })

  it('is its owner’s alone unless it is shared with their organization', async () => {
    await save({ name: 'Mine' })
    await save({ name: 'Ours', is_shared: true })
    expect(await names('operator')).toEqual(['Mine', 'Ours'])
    expect(await names('operatorAdmin')).toEqual(['Ours'])
    expect(await names('dealerUser')).toEqual([])
  })

  it('that is shared gets lines from everyone who sees it, and its name from its owner and their admins', async () => {
    const { body } = await save({ is_shared: true }, 'operatorAdmin')
    const [list, member] = [`${cart}/lists/${body.id}`, await test.as('operator')]
    expect((await member.post(`${list}/lines`, { lines: [{ part_id: other, quantity: 1 }] })).body.line_count).toBe(2)
    expect((await member.put(list, { version: 1, name: 'Stolen' })).status).toBe(403)
    expect((await member.send('DELETE', list)).status).toBe(403)
    const { body: own } = await save({ name: 'Hoses', is_shared: true }, 'operator')
    const renamed = await (await test.as('operatorAdmin')).put(`${cart}/lists/${own.id}`, { version: 1, name: 'Belts' })
    expect(renamed.body).toMatchObject({ name: 'Belts', is_shared: true, is_own: false, can_manage: true })
  })

  it('is no longer seen by others once its owner keeps it to themselves', async () => {
    const { body } = await save({ is_shared: true })
    await (await test.as('operator')).put(`${cart}/lists/${body.id}`, { version: 1, is_shared: false })
    expect((await (await test.as('operatorAdmin')).get(`${cart}/lists/${body.id}`)).status).toBe(404)
  })

  it('is renamed by one of two who read the same version; the other gets its current state', async () => {
    const { body } = await save()
    const rename = async (name: string) =>
      (await test.as('operator')).put(`${cart}/lists/${body.id}`, { version: 1, name })
    const answers = await Promise.all([rename('Belts'), rename('Hoses')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed_meanwhile' })
  })

  it('has a name that its owner uses once, in any case of letters', async () => {
    await save()
    const { status, body } = await save({ name: ' FILTERS ' })
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'list_exists', 'body.name'])
    expect((await save({}, 'operatorAdmin')).status).toBe(201)
  })

  it('raises the quantity of what it has already, also for two devices at once', async () => {
    const { body } = await save()
    const visitor = await test.as('operator')
    const add = () => visitor.post(`${cart}/lists/${body.id}/lines`, { lines: [{ part_id: part, quantity: 3 }] })
    await Promise.all([add(), add()])
    const { body: now } = await visitor.get(`${cart}/lists/${body.id}`)
    expect(now.lines.map((line: { quantity: number }) => line.quantity)).toEqual([8])
  })

  it('refuses more of a part than a line may have, instead of leaving some out', async () => {
    const { body: list } = await save()
    const visitor = await test.as('operator')
    const add = (quantity: number) =>
      visitor.post(`${cart}/lists/${list.id}/lines`, { lines: [{ part_id: part, quantity }] })
    const { status, body } = await add(9_999_999)
    expect([status, body.code]).toEqual([400, 'quantity_too_large'])
    const { body: now } = await visitor.get(`${cart}/lists/${list.id}`)
    expect(now.lines.map((line: { quantity: number }) => line.quantity)).toEqual([2])
  })

  it('has its lines changed and removed', async () => {
    const { body } = await save()
    const [visitor, line] = [await test.as('operator'), `${cart}/lists/${body.id}/lines/${body.lines[0].id}`]
    expect((await visitor.put(line, { quantity: 5 })).body.lines).toMatchObject([{ quantity: 5 }])
    expect((await visitor.send('DELETE', line)).body.lines).toEqual([])
    expect((await visitor.send('DELETE', line)).status).toBe(404)
  })

  it('is not saved at all if a part of it is unknown', async () => {
    const { status, body } = await save({
      lines: [
        { part_id: part, quantity: 1 },
        { part_id: randomUUID(), quantity: 1 },
      ],
    })
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'part_unknown', 'body.lines.1'])
    expect(await names('operator')).toEqual([])
  })

  it('is not shared by a super user, who belongs to no organization', async () => {
    expect((await save({ is_shared: true }, 'superUser')).status).toBe(400)
  })

  it('sent twice with one Idempotency-Key, is saved once', async () => {
    const visitor = await test.as('operator')
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => visitor.send('POST', `${cart}/lists`, { payload: { name: 'Filters' }, headers })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await names('operator')).toEqual(['Filters'])
  })
})

describe('a shopping list that is put into the cart', () => {
  it('says what became of each line, and leaves out what cannot be ordered', async () => {
    const [old, gone, deleted] = [
      await addPart({ partNumber: `OLD-${randomUUID()}` }),
      await addPart({ partNumber: `OUT-${randomUUID()}` }),
      await addPart({ partNumber: 'DELETED-1' }),
    ]
    const lines = [part, old, gone, deleted].map((part_id) => ({ part_id, quantity: 1 }))
    const { body: list } = await save({ lines })
    await change(old, { superseded_by_id: other, supersession_reason: 'Longer life' })
    await change(gone, { is_active: false })
    await test.db.deleteFrom('catalogue_part').where('id', '=', deleted).execute()

    const visitor = await test.as('operator')
    const { status, body } = await visitor.post(`${cart}/lists/${list.id}/cart`, undefined)
    expect([status, body.added]).toEqual([200, 2])
    expect(body.lines).toMatchObject([
      { fate: 'added', part_id: part },
      { fate: 'superseded', part_id: other, reason: 'Longer life' },
      { fate: 'unavailable', part_id: gone, problem: { code: 'part_inactive' } },
      { fate: 'unavailable', part_id: null, part_number: 'DELETED-1', problem: { code: 'part_unknown' } },
    ])
    const { body: filled } = await visitor.get(cart)
    expect(filled.lines.map((line: { part_id: string }) => line.part_id).sort()).toEqual([part, other].sort())
    expect((await visitor.get(`${cart}/lists/${list.id}`)).body.line_count).toBe(4)
  })

  it('with a quantity that has to be corrected is in the cart, which says so', async () => {
    const packed = await addPart({})
    await change(packed, { pack_size: 6 })
    const { body: list } = await save({ lines: [{ part_id: packed, quantity: 2 }] })
    const { body } = await (await test.as('operator')).post(`${cart}/lists/${list.id}/cart`, undefined)
    expect(body.lines).toMatchObject([{ fate: 'added', problem: { code: 'quantity_not_in_packs', next_quantity: 6 } }])
  })

  it('sent twice with one Idempotency-Key, fills the cart once', async () => {
    const { body: list } = await save()
    const visitor = await test.as('operator')
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => visitor.send('POST', `${cart}/lists/${list.id}/cart`, { headers })
    await Promise.all([send(), send()])
    expect((await visitor.get(cart)).body.lines).toMatchObject([{ quantity: 2 }])
  })

  it('without lines changes nothing', async () => {
    const { body: list } = await save({ lines: [] })
    const { status, body } = await (await test.as('operator')).post(`${cart}/lists/${list.id}/cart`, undefined)
    expect([status, body.code]).toEqual([409, 'list_empty'])
  })
})
