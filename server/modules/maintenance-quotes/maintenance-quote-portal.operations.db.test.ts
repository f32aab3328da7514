import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { whileServiceIsLocked } from '../../../tests/support/service-before-quote'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import type { Visitor } from '../../../tests/support/visitor'

const api = '/api/v2/maintenance-quotes'

let test: TestApp
let staff: Visitor
let quote: { id: string; version: number; lines: { id: string }[] }
let link: { id: string; url: string }
let token: string
beforeAll(async () => {
  test = await createTestApp()
  staff = await test.as('dealerUser')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: await organizationId(test, 'Northfield Equipment'), name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
/** A quote for two due tasks of a machine, not sent yet, and the link to it. */
beforeEach(async () => {
  const instance = await addInstance(test, {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  })
  const machine = `/api/v2/machines/instance/${instance}`
  const enter = (value: number) => staff.post(`${machine}/readings`, { value, confirmed: true })
  await enter(100)
  const tasks = ['500 h service', 'Grease the bucket'].map((name) => ({ name, interval_hours: 500 }))
  await staff.put(`${machine}/schedule`, { tasks })
  await enter(600)
  const { body } = await staff.post(`${api}/`, { instance_id: instance })
  await staff.put(`${api}/${body.id}/status`, { version: 1, status: 'READY' })
  quote = { ...body, version: 2 }
  link = (await staff.post('/api/v2/portal-links', { kind: 'maintenance_quote', maintenance_quote_id: body.id })).body
  token = new URL(link.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const move = (status: string, more: object = {}) =>
  staff.put(`${api}/${quote.id}/status`, { version: quote.version, status, ...more })
const send = async () => {
  const { status, body } = await move('SENT', { valid_until: '2999-12-31' })
  expect(status).toBe(200)
  quote = body
}
const read = () => test.anyone.get(`${api}/token/${token}`)
const decide = (decisions: string[], more: object = {}) =>
  test.anyone.put(`${api}/token/${token}`, {
    version: quote.version,
    contact: ' Rosa ',
    decisions: decisions.map((decision, index) => ({ line_id: quote.lines[index]?.id, decision })),
    ...more,
  })
const asStaff = async () => (await staff.get(`${api}/${quote.id}`)).body

describe('a maintenance quote by its link, without an account', () => {
  it('is not there before it is sent (404)', async () => {
    expect((await read()).status).toBe(404)
    expect((await decide(['APPROVED', 'APPROVED'])).status).toBe(404)
  })

  it('shows its lines, and is not recorded as opened, since mail scanners open links', async () => {
    await send()
    const { status, body } = await read()
    expect([status, body.status, body.valid_until, body.lines.length]).toEqual([200, 'SENT', '2999-12-31', 2])
    expect(body.next_statuses).toEqual(['APPROVED', 'PARTIALLY_APPROVED', 'DECLINED'])
    expect(await asStaff()).toMatchObject({ version: quote.version, viewed_at: null })
  })

  it('is decided line by line, once, by name', async () => {
    await send()
    const twice = () => decide(['APPROVED', 'DECLINED'], { comment: 'Not the grease' })
    const answers = await Promise.all([twice(), twice()])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'PARTIALLY_APPROVED'],
      [200, 'PARTIALLY_APPROVED'],
    ])
    const seen = await asStaff()
    expect(seen.lines.map(({ decision }: { decision: string }) => decision)).toEqual(['APPROVED', 'DECLINED'])
    expect(seen.viewed_at).not.toBeNull()
    expect(seen.history.at(-1)).toMatchObject({ to: 'PARTIALLY_APPROVED', by: null, reason: 'Rosa: Not the grease' })
    const other = await decide(['APPROVED', 'APPROVED'])
    expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('waits for the end of the service before it locks the quote, which the end locks second', async () => {
    await send()
    const { status } = await whileServiceIsLocked(test, { table: 'maintenance_quote', id: quote.id }, () =>
      decide(['APPROVED', 'APPROVED']),
    )
    expect(status).toBe(200)
  })

  it('needs a decision on each line, and somebody who decides (400)', async () => {
    await send()
    expect((await decide(['APPROVED'])).status).toBe(400)
    expect((await decide(['APPROVED', 'PENDING'])).status).toBe(400)
    expect((await decide(['APPROVED', 'APPROVED'], { contact: ' ' })).status).toBe(400)
    expect((await asStaff()).status).toBe('SENT')
  })

  it('past its last day (409), withdrawn (409) or by a revoked link (410) nothing is decided', async () => {
    await send()
    const { id } = quote
    const sentAs = quote.version
    await test.db.updateTable('maintenance_quote').set({ valid_until: '2020-01-01' }).where('id', '=', id).execute()
    expect((await decide(['DECLINED', 'DECLINED'])).body.code).toBe('quote_expired')
    await move('WITHDRAWN')
    const late = await decide(['APPROVED', 'APPROVED'])
    expect([late.status, late.body.current]).toEqual([409, { status: 'WITHDRAWN', version: sentAs + 1 }])
    await (await test.as('dealerUser')).delete(`/api/v2/portal-links/${link.id}`)
    expect([(await read()).status, (await decide(['APPROVED', 'APPROVED'])).status]).toEqual([410, 410])
  })
})
