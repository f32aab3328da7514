import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let northfield: string
let ridgeline: string
let pit: string
let forwarder: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  pit = await organizationId(test, 'Eastmoor Pit')
  forwarder = await test.machineId('FX-90')
})
beforeEach(async () => {
  await test.db
    .deleteFrom('operator_machine')
    .where('organization_id', '=', ridgeline)
    .where('machine_id', '=', forwarder)
    .execute()
})
afterAll(() => test.close())

const url = '/api/v2/machines/operator'
const list = async (who: Who, query = '') => (await (await test.as(who)).get(`${url}${query}`)).body
const assign = async (who: Who, body: object = {}) =>
  (await test.as(who)).post(url, { organization_id: ridgeline, machine_id: forwarder, ...body })
const unassign = async (id: string, who: Who = 'dealerUser') => (await test.as(who)).delete(`${url}/${id}`)

interface Listed {
  organization: { name: string }
  machine: { model: string }
}
const pairs = ({ items }: { items: Listed[] }) =>
  items.map(({ organization, machine }) => `${organization.name}: ${machine.model}`)

describe('GET /machines/operator', () => {
  it('an operator’s people see their own, a dealership’s staff those that it assigned', async () => {
    expect(pairs(await list('operator'))).toEqual(['Ridgeline Quarry: EX-210', 'Ridgeline Quarry: WL-120'])
    expect(pairs(await list('strangerStaff'))).toEqual(['Eastmoor Pit: M-7'])
    const dealer = await list('dealerUser', '?limit=2')
    expect(dealer.items).toHaveLength(2)
    expect((await list('superUser')).total).toBe(dealer.total + 1)
  })

  it('with messages alone, where that is asked for', async () => {
    const [excavator] = (await list('operator', '?search=EX-210')).items
    expect(pairs(await list('operator', '?has_messages=true'))).toEqual([])
    await (await test.as('operator')).post(`${url}/${excavator.id}/messages`, { body: 'Hello' })
    expect(pairs(await list('operator', '?has_messages=true'))).toEqual(['Ridgeline Quarry: EX-210'])
  })

  it('filters by operator, by model and by words', async () => {
    const loader = await test.machineId('WL-120')
    expect(pairs(await list('operator', `?machine_id=${loader}`))).toEqual(['Ridgeline Quarry: WL-120'])
    expect(pairs(await list('dealerUser', `?organization_id=${ridgeline}&search=loader%20harrow`))).toEqual([
      'Ridgeline Quarry: WL-120',
    ])
    expect((await list('dealerUser', `?organization_id=${pit}`)).detail).toBe('Organization not found.')
  })
})

describe('POST /machines/operator', () => {
  it('the operator sees the model from then on, and both sides find it in their recent activity', async () => {
    expect((await (await test.as('operator')).get(`/api/v2/machines/${forwarder}`)).status).toBe(404)
    const { status, body } = await assign('dealerUser')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        organization: { id: ridgeline, name: 'Ridgeline Quarry' },
        dealership: { id: northfield, name: 'Northfield Equipment' },
        machine: expect.objectContaining({ id: forwarder, name: 'Harrow FX-90' }),
        instance_count: 0,
        last_message_at: null,
      }),
    ])
    expect((await (await test.as('operator')).get(`/api/v2/machines/${forwarder}`)).status).toBe(200)
    for (const [who, id] of [
      ['operator', ridgeline],
      ['dealerUser', northfield],
    ] as const) {
      const activity = await (await test.as(who)).get(`/api/v2/organizations/${id}/recent-activity`)
      expect(activity.body.items[0]).toMatchObject({
        event: 'machine_assigned',
        title: 'Harrow FX-90',
        link: `/machines/${forwarder}`,
      })
    }
  })

  it('works once: the second is refused, even of two at the same time', async () => {
    const answers = await Promise.all([assign('dealerUser'), assign('dealerAdmin')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await assign('dealerUser')).body.code).toBe('already_assigned')
  })

  it('requires a model of the dealership and an operator that it sees', async () => {
    expect((await assign('dealerUser', { machine_id: await test.machineId('M-7') })).body.detail).toBe(
      'Machine not found.',
    )
    expect((await assign('dealerUser', { organization_id: pit })).body.detail).toBe('Operator not found.')
    expect((await assign('dealerUser', { organization_id: northfield })).body.detail).toBe('Operator not found.')
  })

  it('is refused after the link has ended', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await assign('dealerUser')).status).toBe(403)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('requires a super user to choose the dealership', async () => {
    const { status, body } = await assign('superUser')
    expect([status, body.errors[0].path]).toEqual([400, 'body.dealership_id'])
    expect((await assign('superUser', { dealership_id: northfield })).status).toBe(201)
  })

  it('does not act for another dealership', async () => {
    expect((await assign('strangerStaff', { dealership_id: northfield })).status).toBe(404)
  })
})

describe('DELETE /machines/operator/{id}', () => {
  it('hides the model from the operator', async () => {
    const { body } = await assign('dealerUser')
    expect((await unassign(body.id, 'strangerStaff')).status).toBe(404)
    expect((await unassign(body.id, 'operatorAdmin')).status).toBe(403)
    expect((await unassign(body.id)).status).toBe(204)
    expect((await (await test.as('operator')).get(`/api/v2/machines/${forwarder}`)).status).toBe(404)
  })

  it('keeps the messages about it readable to both, and is undone by another assignment', async () => {
    const { body } = await assign('dealerUser')
    const messages = `${url}/${body.id}/messages`
    await (await test.as('operator')).post(messages, { body: 'The crane leaks.' })
    await unassign(body.id)
    for (const who of ['operator', 'dealerUser'] as const) {
      const { items } = await list(who, `?search=FX-90&organization_id=${ridgeline}`)
      expect(items).toEqual([expect.objectContaining({ id: body.id, removed_at: expect.any(String) })])
      expect((await (await test.as(who)).get(messages)).body.items[0].body).toBe('The crane leaks.')
      expect((await (await test.as(who)).post(messages, { body: 'Still?' })).status).toBe(403)
    }
    expect((await unassign(body.id)).status).toBe(403)

    const again = await assign('dealerUser')
    expect([again.status, again.body.id, again.body.removed_at]).toEqual([201, body.id, null])
    expect((await (await test.as('operator')).get(`/api/v2/machines/${forwarder}`)).status).toBe(200)
    await unassign(body.id)
  })

  it('is refused while the dealership serves machines of it there', async () => {
    const { body } = await assign('dealerUser')
    const instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield, model: 'FX-90' })
    expect((await list('operator', '?search=FX-90')).items[0].instance_count).toBe(1)
    expect((await unassign(body.id)).body.code).toBe('machine_in_use')
    await test.db.updateTable('machine_instance').set({ retired_at: new Date() }).where('id', '=', instance).execute()
    expect((await unassign(body.id)).status).toBe(204)
  })

  it('is refused after the link has ended, as what was before stays readable to both (behaviour, section 1)', async () => {
    const { body } = await assign('dealerUser')
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await unassign(body.id)).status).toBe(403)
    expect((await list('operator', '?search=FX-90')).total).toBe(1)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })
})
