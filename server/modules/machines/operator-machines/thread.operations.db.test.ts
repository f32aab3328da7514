import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { insertAssignment } from './operator-machine.repository'

let test: TestApp
/** Ridgeline's wheel loader. */
let id: string
beforeAll(async () => {
  test = await createTestApp()
  const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
  id = body.items[0].id
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('thread_event').execute()
  await test.db
    .updateTable('operator_machine')
    .set({ thread_status: 'OPEN', thread_version: 1, thread_assignee_id: null })
    .execute()
})

const url = () => `/api/v2/machines/operator/${id}`
const change = async (who: Who, body: object) => (await test.as(who)).put(`${url()}/thread`, body)
const write = async (who: Who, body: string) => (await test.as(who)).post(`${url()}/messages`, { body })
const threadFor = async (who: Who) => (await (await test.as(who)).get(url())).body.thread
const progressFor = async (who: Who) => (await (await test.as(who)).get(`${url()}/thread`)).body
const listed = async (who: Who, status: string) => {
  const { body } = await (await test.as(who)).get(`/api/v2/machines/operator?search=WL-120&status=${status}`)
  return body.items.some((one: { id: string }) => one.id === id)
}
const idOf = async (who: Who) => (await (await test.as(who)).get('/api/v2/auth/me')).body.id
const unread = async (who: Who) => (await (await test.as(who)).get('/api/v2/machines/operator/unread')).body.count
const done = async () =>
  (await progressFor('operator')).history.map(({ kind, by, assignee }: Done) => [kind, by, assignee])
interface Done {
  kind: string
  by: string
  assignee: string | null
}

describe('who answers a thread', () => {
  it('is one of the dealership’s staff, or nobody; both sides see who', async () => {
    const { staff } = await progressFor('dealerUser')
    const [me, name] = [await idOf('dealerUser'), (await threadFor('dealerUser')).assignee]
    expect(name).toBeNull()
    const mine = staff.find((one: { id: string }) => one.id === me)
    expect((await change('dealerAdmin', { version: 1, assignee_id: me })).body).toEqual({
      status: 'OPEN',
      version: 2,
      assignee: mine,
    })
    expect((await threadFor('operator')).assignee).toEqual(mine)
    expect([await listed('dealerUser', 'MINE'), await listed('dealerAdmin', 'MINE')]).toEqual([true, false])

    await change('dealerUser', { version: 2, assignee_id: null })
    expect((await threadFor('operator')).assignee).toBeNull()
    expect((await done()).map(([kind]: string[]) => kind)).toEqual(['ASSIGNED', 'UNASSIGNED'])
  })

  it('is nobody of the operator, who is not told whom the dealership could choose', async () => {
    const { status, body } = await change('dealerUser', { version: 1, assignee_id: await idOf('operator') })
    expect([status, body.errors[0].path]).toEqual([400, 'body.assignee_id'])
    expect((await progressFor('operatorAdmin')).staff).toEqual([])
    expect((await change('operatorAdmin', { version: 1, status: 'CLOSED' })).status).toBe(403)
  })
})

describe('a closed thread', () => {
  it('leaves the list of what is open and the count of what is unread, for the dealership only', async () => {
    await write('operator', 'The bucket drifts.')
    await write('dealerAdmin', 'Solved by phone.')
    const [before, toRead] = [await unread('dealerUser'), await unread('operator')]
    const { version } = await threadFor('dealerUser')
    expect((await change('dealerAdmin', { version, status: 'CLOSED' })).status).toBe(200)
    expect([await listed('dealerUser', 'OPEN'), await listed('dealerUser', 'CLOSED')]).toEqual([false, true])
    expect(before).toBeGreaterThan(0)
    expect(await unread('dealerUser')).toBe(0)
    expect(await unread('operator'), 'an answer that closed it is still new').toBe(toRead)
    expect((await threadFor('operator')).status).toBe('CLOSED')
  })

  it('is opened by the operator’s next message, not by one of the dealership, and keeps its assignee', async () => {
    const assignee_id = await idOf('dealerUser')
    await change('dealerUser', { version: 1, assignee_id, status: 'CLOSED' })
    await write('dealerAdmin', 'Tell us if it comes back.')
    expect((await threadFor('operator')).status).toBe('CLOSED')
    await write('operator', 'It is back.')
    expect(await threadFor('dealerUser')).toMatchObject({ status: 'OPEN', assignee: { id: assignee_id } })
    expect((await done()).map(([kind]: string[]) => kind)).toEqual(['ASSIGNED', 'CLOSED', 'REOPENED'])
  })

  it('is open again, and nobody’s, once the model is assigned again', async () => {
    const assignee_id = await idOf('dealerUser')
    await change('dealerUser', { version: 1, assignee_id, status: 'CLOSED' })
    const { organization_id, dealership_id, machine_id } = await test.db
      .updateTable('operator_machine')
      .set({ removed_at: new Date() })
      .where('id', '=', id)
      .returning(['organization_id', 'dealership_id', 'machine_id'])
      .executeTakeFirstOrThrow()
    const assignment = { organizationId: organization_id, dealershipId: dealership_id, machineId: machine_id }
    const again = await testUnitOfWork(test.db).transact((trx) => insertAssignment(trx, assignment))
    expect(again).toBe(id)
    expect(await threadFor('dealerUser')).toMatchObject({ status: 'OPEN', assignee: null })
    expect(await listed('dealerUser', 'OPEN')).toBe(true)
  })

  it('is named with who did what', async () => {
    await change('dealerUser', { version: 1, status: 'CLOSED' })
    await change('dealerAdmin', { version: 2, status: 'OPEN' })
    const name = async (who: Who) => {
      const { body } = await (await test.as(who)).get('/api/v2/auth/me')
      return `${body.first_name} ${body.last_name}`
    }
    expect(await done()).toEqual([
      ['CLOSED', await name('dealerUser'), null],
      ['REOPENED', await name('dealerAdmin'), null],
    ])
  })
})

describe('of two people who change a thread', () => {
  it('the second is refused with the current state', async () => {
    const assignees = await Promise.all((['dealerUser', 'dealerAdmin'] as const).map(idOf))
    const answers = await Promise.all(
      assignees.map((assignee_id) => change('dealerAdmin', { version: 1, status: 'CLOSED', assignee_id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { status: 'CLOSED', version: 2 } })
  })

  it('nobody closes a question that came after they had read the thread', async () => {
    await write('operator', 'One more thing.')
    expect((await change('dealerUser', { version: 1, status: 'CLOSED' })).status).toBe(409)
    expect((await threadFor('dealerUser')).status).toBe('OPEN')
  })

  it('one that changes nothing is no entry and no new version', async () => {
    expect((await change('dealerUser', { version: 1, status: 'OPEN', assignee_id: null })).body.version).toBe(1)
    expect(await done()).toEqual([])
  })
})

it('a change reaches everybody who has the thread open, over the socket', async () => {
  const operator = await connectSocket(await listen(test), (await test.as('operator')).token)
  await operator.join(`operator-machine:${id}`)
  await change('dealerUser', { version: 1, status: 'CLOSED' })
  await operator.until('machine.thread', { operator_machine_id: id })
  operator.close()
})

it('a thread that can only be read is not changed', async () => {
  const assigned = test.db.updateTable('operator_machine').where('id', '=', id)
  await assigned.set({ removed_at: new Date() }).execute()
  expect((await change('dealerUser', { version: 1, status: 'CLOSED' })).status).toBe(403)
  await assigned.set({ removed_at: null }).execute()
})
