import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId, setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { addDays } from '../../../domain/day'
import { dayAt } from '../../../domain/time-zone'

const machines = '/api/v2/machines'
const operator = 'Ridgeline Quarry'
let test: TestApp
let northfield: string
let ridgeline: string
let id: string

const get = async (who: Who, path: string) => (await test.as(who)).get(`${machines}${path}`)
const readings = async (who: Who) =>
  (await get(who, `/instance/${id}/readings`)).body.items.map(({ value }: { value: number }) => value)
const enter = async (value: number) =>
  (await test.as('operator')).post(`${machines}/instance/${id}/readings`, { value, confirmed: true })
const change = async (body: object) => (await test.as('operatorAdmin')).put(`${machines}/instance/${id}`, body)
const setTasks = async (name: string, interval_days: number) =>
  (await test.as('operatorAdmin')).put(`${machines}/instance/${id}/schedule`, {
    tasks: [{ name, interval_hours: 100, interval_days, mode: 'fixed', notice_hours: 10 }],
  })
const listed = async (who: Who, query = '') => {
  const organization = who === 'operatorAdmin' ? ridgeline : northfield
  const { items } = (await get(who, `/instances/${organization}?limit=100${query}`)).body
  return items.find((one: { id: string }) => one.id === id)
}

beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, operator)
  id = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield })
})
afterAll(() => test.close())

describe('after the end of a link, a dealership reads a machine as it was then', () => {
  const before = { name: 'Loader 3', location: 'North face', hours: 90, status: 'DUE_SOON' }
  const nextDue = { name: 'Engine oil', at_hours: 100, due_on: addDays(dayAt('America/Denver', new Date()), 365) }
  let portalLink: { id: string; url: string }

  beforeAll(async () => {
    await change({ location: 'North face' })
    await enter(0)
    await setTasks('Engine oil', 365)
    await enter(90)
    const staff = await test.as('dealerAdmin')
    portalLink = (await staff.post('/api/v2/portal-links', { kind: 'machine_hours', instance_id: id })).body
    await setLinkEnded(test, operator, true)
    await change({ name: 'Sold', location: 'Secret yard' })
    await enter(120)
    await setTasks('Sold for parts', 200)
  })

  it('its page and its row in the list show when the service ended', async () => {
    const { body } = await get('dealerAdmin', `/instance/${id}`)
    expect(body).toMatchObject({ ...before, served_until: expect.any(String), can_manage: false })
    expect(body.next_due).toMatchObject(nextDue)
    expect(await listed('dealerAdmin')).toEqual(body)
  })

  it('the readings until then', async () => {
    expect(await readings('dealerAdmin')).toEqual([90, 0])
  })

  it('its tasks as they were, with the state of that day', async () => {
    const { tasks } = (await get('dealerAdmin', `/instance/${id}/schedule`)).body
    expect(tasks).toMatchObject([{ name: 'Engine oil', status: 'DUE_SOON', due_at_hours: 100 }])
  })

  it('no item that fell due later', async () => {
    const due = async (who: Who) =>
      (await get(who, '/due')).body.items.filter((item: { instance: { id: string } }) => item.instance.id === id)
    expect(await due('dealerAdmin')).toEqual([])
  })

  it('lists, filters, searches, suggestions and exports use the former state', async () => {
    expect(await listed('dealerAdmin', '&status=DUE_SOON')).toMatchObject(before)
    expect(await listed('dealerAdmin', '&status=OVERDUE')).toBeUndefined()
    expect(await listed('dealerAdmin', '&search=north')).toMatchObject(before)
    expect(await listed('dealerAdmin', '&search=secret')).toBeUndefined()
    for (const field of ['created_at', 'serial_number', 'hours', 'status']) {
      expect(await listed('dealerAdmin', `&sort_field=${field}`)).toMatchObject(before)
    }
    const { payload: text } = (await get('dealerAdmin', `/instances/${northfield}/export`)).raw
    expect(text).toContain('North face')
    expect(text).not.toMatch(/Secret yard|Sold/)
  })

  it('the owner sees the current state, without a dealership', async () => {
    expect(await listed('operatorAdmin')).toMatchObject({
      name: 'Sold',
      location: 'Secret yard',
      hours: 120,
      dealership: null,
      served_until: null,
    })
    expect(await readings('operatorAdmin')).toEqual([120, 90, 0])
  })

  it('cannot change it', async () => {
    const staff = await test.as('dealerAdmin')
    const { status } = await staff.put(`${machines}/instance/${id}`, { name: 'Ours' })
    expect(status).toBe(403)
  })

  it('a later reading is not found', async () => {
    const { body } = await get('operatorAdmin', `/instance/${id}/readings`)
    const staff = await test.as('dealerAdmin')
    const voiding = (reading: string) => staff.post(`${machines}/readings/${reading}/void`, { reason: 'Typing error' })
    expect((await voiding(body.items[0].id)).status).toBe(404)
    expect((await voiding(body.items[1].id)).status).toBe(403)
  })

  it('its labels are no longer valid', async () => {
    const token = new URL(portalLink.url).searchParams.get('token')
    const { status, body } = await test.anyone.get(`${machines}/machine-hours-portal/${token}`)
    expect([status, body.code]).toEqual([410, 'link_service_ended'])
  })

  it('over several periods: served again it sees everything, after the second end what was until then', async () => {
    await setLinkEnded(test, operator, false)
    expect(await listed('dealerAdmin')).toMatchObject({ location: 'Secret yard', served_until: null, can_manage: true })
    expect(await readings('dealerAdmin')).toEqual([120, 90, 0])
    await enter(130)
    await setLinkEnded(test, operator, true)
    await enter(140)
    expect(await readings('dealerAdmin')).toEqual([130, 120, 90, 0])
    expect(await listed('dealerAdmin')).toMatchObject({ location: 'Secret yard', hours: 130 })
  })

  it('if another dealership serves it by then, it stays with that one', async () => {
    const eastmoor = await organizationId(test, 'Eastmoor Machines')
    const superUser = await test.as('superUser')
    await superUser.post('/api/v2/organizations/links', { dealership_id: eastmoor, operator_id: ridgeline })
    expect((await change({ dealership_id: eastmoor })).status).toBe(200)
    await setLinkEnded(test, operator, false)
    expect(await listed('dealerAdmin')).toMatchObject({ hours: 130, served_until: expect.any(String) })
    expect((await get('strangerStaff', `/instance/${id}`)).body).toMatchObject({ hours: 140, can_manage: true })
    expect((await change({ dealership_id: northfield })).status).toBe(200)
    expect(await listed('dealerAdmin')).toMatchObject({ hours: 140, served_until: null })
  })
})
