import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let model: string
let own: { operatorId: string; dealershipId: string }
beforeAll(async () => {
  test = await createTestApp()
  model = await test.machineId('EX-210')
  own = {
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
const plan = async (tasks: object[], id = model) =>
  (await test.as('dealerUser')).put(`${base}/${id}/schedule`, { tasks })
const planned = async (): Promise<Task[]> =>
  (await (await test.as('dealerUser')).get(`${base}/${model}/schedule`)).body.tasks
const tasksOf = async (instance: string): Promise<Task[]> =>
  (await (await test.as('operator')).get(`${base}/instance/${instance}/schedule`)).body.tasks
const change = async (instance: string, tasks: object[], who: Who = 'operatorAdmin') =>
  (await test.as(who)).put(`${base}/instance/${instance}/schedule`, { tasks })
const namesOf = async (instance: string) => (await tasksOf(instance)).map(({ name }) => name)
const plain = ({ id, name, interval_hours }: Task) => ({ id, name, interval_hours })
const served = () => addInstance(test, { ...own, model: 'EX-210' })
const [oil, filter, belt] = ['Oil', 'Filter', 'Belt'].map((name) => ({ name, interval_hours: 500 }))

describe('what a dealership does on a model', () => {
  it('reaches the machines that it serves: new tasks begin, changed ones follow, removed ones end', async () => {
    const instance = await served()
    await plan([oil ?? {}, filter ?? {}])
    expect(await namesOf(instance)).toEqual(['Oil', 'Filter'])
    const [first] = await planned()
    const { status, body } = await plan([belt ?? {}, { ...first, name: 'Engine oil', interval_hours: 250 }])
    expect([status, body.tasks.map(({ name }: Task) => name)]).toEqual([200, ['Belt', 'Engine oil']])
    expect((await tasksOf(instance)).map(({ name, interval_hours }) => [name, interval_hours])).toEqual([
      ['Belt', 500],
      ['Engine oil', 250],
    ])
  })

  it('"what was done on them stays": a task goes on from where its interval began', async () => {
    const instance = await served()
    await plan([{ ...oil, mode: 'sliding' }])
    const dealer = await test.as('dealerUser')
    await dealer.post(`${base}/instance/${instance}/readings`, { value: 1234 })
    const [task] = await tasksOf(instance)
    await dealer.post(`${base}/instance/${instance}/tasks/${task?.id}/complete`, {})
    await plan((await planned()).map((one) => ({ ...one, interval_hours: 300 })))
    expect(await tasksOf(instance)).toEqual([
      expect.objectContaining({ id: task?.id, interval_hours: 300, due_at_hours: 1534 }),
    ])
  })

  it('what was changed on one machine, or taken off it, stays as it is there', async () => {
    const instance = await served()
    await plan([oil ?? {}, filter ?? {}])
    const [first] = (await tasksOf(instance)).map(plain)
    await change(instance, [{ ...first, interval_hours: 100 }])
    await plan((await planned()).map((one) => ({ ...one, interval_hours: 900 })))
    expect((await tasksOf(instance)).map(plain)).toEqual([{ ...first, interval_hours: 100 }])
  })

  it('what falls due or is due no more with it is seen at once by the job', async () => {
    const instance = await served()
    const dealer = await test.as('dealerUser')
    await plan([])
    await plan([{ ...oil, mode: 'sliding' }])
    for (const value of [1000, 1400]) {
      await dealer.post(`${base}/instance/${instance}/readings`, { value, confirmed: true })
    }
    const openItems = async () => {
      await test.runJobs()
      return (await dealer.get(`${base}/due?limit=1000`)).body.items.filter(
        (item: { instance: { id: string } }) => item.instance.id === instance,
      )
    }
    await plan((await planned()).map((one) => ({ ...one, interval_hours: 390 })))
    expect(await openItems()).toHaveLength(1)
    await plan([])
    expect(await openItems()).toEqual([])
  })

  it('does not reach machines of operators whose link has ended', async () => {
    await plan([])
    const instance = await served()
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    await plan([oil ?? {}])
    expect(await tasksOf(instance)).toEqual([])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('a super user names the dealership', async () => {
    const superUser = await test.as('superUser')
    expect((await superUser.get(`${base}/${model}/schedule`)).body.errors).toEqual([
      { path: 'query.organization_id', message: expect.any(String) },
    ])
    expect((await superUser.get(`${base}/${model}/schedule?organization_id=${own.dealershipId}`)).status).toBe(200)
    expect((await superUser.get(`${base}/${model}/schedule?organization_id=${own.operatorId}`)).status).toBe(404)
  })
})

describe('bad input is a clear 400 with the field', () => {
  const unknown = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
  it.each([
    [[{ name: 'Nothing' }], 'body.tasks.0.interval_hours'],
    [[oil, { ...oil, kit_id: unknown }], 'body.tasks.1.kit_id'],
    [[{ ...oil, id: unknown }], 'body.tasks.0.id'],
    [[{ ...oil, name: ' ' }], 'body.tasks.0.name'],
    [[{ ...oil, interval_hours: 0 }], 'body.tasks.0.interval_hours'],
  ])('%j', async (tasks, path) => {
    const sent = tasks.map((one) => one ?? {})
    const paths = ({ body }: { body: { errors: { path: string }[] } }) => body.errors.map((error) => error.path)
    expect(paths(await plan(sent))).toEqual([path])
    expect(paths(await change(await served(), sent))).toEqual([path])
  })

  it('a task that is in the list twice', async () => {
    await plan([oil ?? {}])
    const [task] = await planned()
    const { body } = await plan([task ?? {}, task ?? {}])
    expect(body.errors).toEqual([{ path: 'body.tasks.1.id', message: 'This task is in the list twice.' }])
  })
})
