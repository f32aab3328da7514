import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { collide } from '../../../../tests/support/collide'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { Transaction } from '../../../db/connection'
import { dueKitsOf } from '../due-items/due-kits.repository'

let test: TestApp
let model: string
beforeAll(async () => {
  test = await createTestApp()
  model = await test.machineId('WL-120')
})
afterAll(() => test.close())

const base = '/api/v2/machines'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const add = async (parts: object[], who: Who = 'dealerUser') =>
  (await test.as(who)).post(`${base}/${model}/kits`, { name: '500 h kit', interval_hours: 500, parts })
const part = (cost: object | undefined = usd(2450), part_number: string = randomUUID()) => ({
  part_number,
  description: 'Oil filter',
  quantity: 2,
  cost,
})

describe('a kit is "a bundle tied to a machine and a service interval" (behaviour, section 1)', () => {
  it('adds missing parts to the catalogue with their prices and leaves the others unchanged', async () => {
    const filter = part()
    const first = await add([filter])
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(String),
        machine_id: model,
        version: 1,
        name: '500 h kit',
        interval_hours: 500,
        parts: [{ ...filter, part_id: expect.any(String) }],
        cost: usd(4900),
      },
    ])
    const second = await add([{ ...filter, part_number: ` ${filter.part_number.toUpperCase()} `, cost: usd(1) }])
    expect(second.body.parts).toEqual(first.body.parts)
  })

  it('has no cost while a part has no price', async () => {
    expect((await add([part(), { part_number: randomUUID(), quantity: 1 }])).body.cost).toBeNull()
  })

  it('two people can add the same new parts at once', async () => {
    const parts = [part(), part(), part()]
    const answers = await Promise.all([add(parts), add(parts.toReversed()), add(parts)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  it('one that was removed meanwhile can be neither changed nor scheduled (409)', async () => {
    const dealer = await test.as('dealerAdmin')
    const removed = (id: string) => (trx: Transaction) => trx.deleteFrom('bundle').where('id', '=', id).execute()
    const { body: changed } = await add([part()])
    const change = await collide(test, removed(changed.id), () =>
      dealer.put(`${base}/kits/${changed.id}`, { parts: [part()] }),
    )
    expect([change.status, change.body.code]).toEqual([409, 'kit_removed'])
    const { body: scheduled } = await add([part()])
    const tasks = [{ name: 'Oil', interval_hours: 500, mode: 'sliding', kit_id: scheduled.id }]
    const schedule = await collide(test, removed(scheduled.id), () =>
      dealer.put(`${base}/${model}/schedule`, { tasks }),
    )
    expect([schedule.status, schedule.body.code]).toEqual([409, 'conflict'])
  })

  it('edited, removed, scheduled, attached and used all at once, it never answers 500', async () => {
    const dealer = await test.as('dealerAdmin')
    const ridgeline = await organizationId(test, 'Ridgeline Quarry')
    const northfield = await organizationId(test, 'Northfield Equipment')
    for (let round = 0; round < 4; round += 1) {
      const { body: kit } = await add([part()])
      const instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
      const task = { name: 'Oil', interval_hours: 500, mode: 'sliding', kit_id: kit.id }
      await dealer.put(`${base}/${model}/schedule`, { tasks: [task] })
      const own = await dealer.put(`${base}/instance/${instance}/schedule`, { tasks: [task] })
      await dealer.post(`${base}/instance/${instance}/readings`, { value: 10 })
      const answers = await Promise.all([
        dealer.put(`${base}/kits/${kit.id}`, { parts: [part()] }),
        dealer.delete(`${base}/kits/${kit.id}`),
        dealer.delete(`${base}/kits/${kit.id}`),
        dealer.put(`${base}/kits/${kit.id}`, { name: 'Another' }),
        dealer.put(`${base}/${model}/schedule`, { tasks: [{ ...task, name: 'Oil and filter' }] }),
        dealer.put(`${base}/instance/${instance}/schedule`, { tasks: [{ ...task, name: 'Filter' }] }),
        dealer.post(`${base}/instance/${instance}/tasks/${own.body.tasks[0].id}/complete`, {}),
        dealer.post(`${base}/instances/${ridgeline}`, { machine_id: model, serial_number: randomUUID() }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => ![200, 201, 204, 400, 404, 409].includes(status))).toEqual([])
    }
  })

  it('of two people who edit it at once, the second gets 409 with the current version', async () => {
    const { body: kit } = await add([part()])
    const dealer = await test.as('dealerAdmin')
    const change = (name: string) => dealer.put(`${base}/kits/${kit.id}`, { version: kit.version, name })
    const answers = await Promise.all([change('Mine'), change('Theirs')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [stored, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(refused?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 2, name: stored?.body.name },
    })
    const again = await dealer.put(`${base}/kits/${kit.id}`, { version: refused?.body.current.version, name: 'Ours' })
    expect([again.status, again.body.name, again.body.version]).toEqual([200, 'Ours', 3])
  })

  it('a PUT changes only the properties that are sent', async () => {
    const { body } = await add([part(), part()])
    const dealer = await test.as('dealerAdmin')
    const renamed = await dealer.put(`${base}/kits/${body.id}`, { name: 'Half-year kit' })
    expect(renamed.body).toEqual({ ...body, version: 2, name: 'Half-year kit' })
    const other = part(usd(100))
    const changed = await dealer.put(`${base}/kits/${body.id}`, { parts: [other], interval_hours: null })
    expect(changed.body).toMatchObject({ name: 'Half-year kit', interval_hours: null, parts: [other], cost: usd(200) })
  })

  it('deleted, it leaves its parts in the catalogue and its tasks without a kit', async () => {
    const filter = part()
    const { body } = await add([filter])
    const dealer = await test.as('dealerUser')
    const task = { name: 'Service', interval_hours: 500, kit_id: body.id }
    expect((await dealer.put(`${base}/${model}/schedule`, { tasks: [task] })).status).toBe(200)
    expect((await dealer.delete(`${base}/kits/${body.id}`)).status).toBe(204)
    expect((await dealer.get(`${base}/${model}/schedule`)).body.tasks).toMatchObject([
      { name: 'Service', kit_id: null },
    ])
    const catalogued = test.db.selectFrom('catalogue_part').where('part_number', '=', filter.part_number).select('id')
    expect(await catalogued.execute()).toHaveLength(1)
  })

  it('is visible to its dealership and to the operators that have the machine from it', async () => {
    const { body } = await add([part()])
    const seenBy = async (who: Who) =>
      (await (await test.as(who)).get(`${base}/${model}/kits?limit=1000`)).body.items?.some(
        ({ id }: { id: string }) => id === body.id,
      )
    expect(await seenBy('operator')).toBe(true)
    expect(await seenBy('superUser')).toBe(true)
    expect((await (await test.as('strangerStaff')).get(`${base}/${model}/kits`)).status).toBe(404)
    expect((await (await test.as('strangerStaff')).delete(`${base}/kits/${body.id}`)).status).toBe(404)
  })

  it('can be filtered by dealership; 404 for one that does not serve the caller', async () => {
    const { body } = await add([part()])
    const northfield = await organizationId(test, 'Northfield Equipment')
    const eastmoor = await organizationId(test, 'Eastmoor Machines')
    const kitsOf = async (dealership: string, who: Who) => {
      const list = await (await test.as(who)).get(`${base}/${model}/kits?limit=1000&organization_id=${dealership}`)
      return list.body.items?.some(({ id }: { id: string }) => id === body.id) ?? list.status
    }
    for (const who of ['superUser', 'dealerUser', 'operator'] as const) {
      expect([who, await kitsOf(northfield, who)]).toEqual([who, true])
    }
    expect([await kitsOf(eastmoor, 'superUser'), await kitsOf(eastmoor, 'dealerUser')]).toEqual([false, 404])
  })

  it('its parts are in the currency of the catalogue (decision 42)', async () => {
    const organization_id = await organizationId(test, 'Northfield Equipment')
    await test.db.insertInto('catalogue').values({ organization_id, name: 'Parts', currency: 'USD' }).execute()
    const { status, body } = await add([part(), part({ amount: 100, currency: 'EUR' })])
    await test.db.deleteFrom('catalogue').where('organization_id', '=', organization_id).execute()
    expect([status, body.errors[0].path]).toEqual([400, 'body.parts.1.cost.currency'])
  })

  it.each([
    ['a part twice', [part(undefined, 'HF-1'), part(undefined, 'hf-1 ')], 'body.parts.1.part_number'],
    ['half a cent', [{ ...part(), cost: { amount: 0.5, currency: 'USD' } }], 'body.parts.0.cost.amount'],
    ['none of a part', [{ ...part(), quantity: 0 }], 'body.parts.0.quantity'],
  ])('%s is refused by its field', async (_, parts, path) => {
    const { status, body } = await add(parts)
    expect([status, body.errors[0].path]).toEqual([400, path])
  })
})

describe('a link to the due kits', () => {
  it('shows the machines with tasks that are due or due soon, with the kit and its parts', async () => {
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const dealer = await test.as('dealerUser')
    const kit = (await add([part()])).body
    const [due, idle] = [
      await addInstance(test, { operatorId, dealershipId }),
      await addInstance(test, { operatorId, dealershipId }),
    ]
    for (const id of [due, idle]) {
      await dealer.post(`${base}/instance/${id}/readings`, { value: 0 })
      const task = { name: 'Service', interval_hours: 500, kit_id: kit.id }
      await dealer.put(`${base}/instance/${id}/schedule`, { tasks: [task, { name: 'Later', interval_hours: 5000 }] })
    }
    await dealer.post(`${base}/instance/${due}/readings`, { value: 500, confirmed: true })
    const shown = await dueKitsOf(test.db, operatorId, dealershipId)
    expect(shown.machines).toEqual([
      expect.objectContaining({
        instance_id: due,
        hours: 500,
        tasks: [expect.objectContaining({ status: 'DUE', kit })],
      }),
    ])
    const eastmoor = await organizationId(test, 'Eastmoor Machines')
    expect((await dueKitsOf(test.db, operatorId, eastmoor)).machines).toEqual([])
  })
})

describe('current prices of a dealership’s kits are for those whom it serves (behaviour, section 1)', () => {
  it('not for the owner of a machine once the link has ended, nor for the dealership that takes it over', async () => {
    const [northfield, eastmoor, operatorId] = await Promise.all(
      ['Northfield Equipment', 'Eastmoor Machines', 'Ridgeline Quarry'].map((name) => organizationId(test, name)),
    )
    const id = await addInstance(test, { operatorId: operatorId ?? '', dealershipId: northfield ?? '' })
    const kit = (await add([part()])).body
    const dealer = await test.as('dealerUser')
    await dealer.put(`${base}/instance/${id}/schedule`, {
      tasks: [{ name: 'Service', interval_hours: 500, kit_id: kit.id }],
    })
    const shown = async (who: Who) => {
      const { tasks } = (await (await test.as(who)).get(`${base}/instance/${id}/schedule`)).body
      return [tasks[0].kit.name, tasks[0].kit.cost, tasks[0].kit.parts[0].cost]
    }
    const [priced, unpriced] = [
      [kit.name, kit.cost, usd(2450)],
      [kit.name, null, null],
    ]
    expect([await shown('dealerUser'), await shown('operator')]).toEqual([priced, priced])
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    const links = '/api/v2/organizations/links'
    await (await test.as('superUser')).post(links, { dealership_id: eastmoor, operator_id: operatorId })
    await (await test.as('operatorAdmin')).put(`${base}/instance/${id}`, { dealership_id: eastmoor })
    expect(await shown('dealerUser')).toEqual(priced)
    expect([await shown('operator'), await shown('strangerStaff')]).toEqual([unpriced, unpriced])
  })
})
