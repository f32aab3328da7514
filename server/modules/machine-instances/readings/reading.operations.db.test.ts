import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPicture, pngOf } from '../../../../tests/support/pictures'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const machines = '/api/v2/machines'

let test: TestApp
let place: { operatorId: string; dealershipId: string }
let instanceId: string
beforeAll(async () => {
  test = await createTestApp()
  place = {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  }
})
beforeEach(async () => {
  instanceId = await addInstance(test, place)
})
afterAll(() => test.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const enter = async (reading: object, who: Who = 'operator') =>
  (await test.as(who)).post(`${machines}/instance/${instanceId}/readings`, reading)
const entered = async (reading: object): Promise<string> => {
  const { status, body } = await enter(reading)
  if (status !== 201) throw new Error(`refused: ${body.detail}`)
  return body.reading.id
}
const readings = async (who: Who = 'operator', query = '') =>
  (await test.as(who)).get(`${machines}/instance/${instanceId}/readings${query}`)
const voided = async (id: string, who: Who = 'dealerUser') =>
  (await test.as(who)).post(`${machines}/readings/${id}/void`, { reason: 'A digit too many' })
const storedSummary = () =>
  test.db
    .selectFrom('machine_instance')
    .where('id', '=', instanceId)
    .select(['last_total', 'last_value', 'last_read_at', 'daily_use_total'])
    .executeTakeFirstOrThrow()

describe('"Hours: one decimal, per machine a unit" (behaviour, section 4)', () => {
  it('are entered by a machine operator, and the machine’s hours follow', async () => {
    const { status, body } = await enter({ value: 1250.3, note: 'Before the night shift' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ hours: 1250.3, unit: 'hours', due: [] })
    expect(body.reading).toMatchObject({ value: 1250.3, source: 'person', by: 'Rosa Delgado', voided_at: null })
    expect(await storedSummary()).toMatchObject({ last_total: 12_503, last_value: 12_503, daily_use_total: null })
  })

  it('with photographs of the meter, which everybody sees who sees the reading', async () => {
    const { body: photograph } = await addPicture(test, { content: await pngOf('red'), who: 'operator' })
    const { status, body } = await enter({ value: 1250.3, picture_ids: [photograph.id] })
    expect([status, body.reading.pictures]).toMatchObject([201, [{ id: photograph.id }]])
    expect((await readings('dealerUser')).body.items[0].pictures).toMatchObject([{ id: photograph.id }])
  })

  it('with nobody else’s photographs, nor with one of another reading', async () => {
    const { body: photograph } = await addPicture(test, { content: await pngOf('red'), who: 'dealerUser' })
    const refused = await enter({ value: 1250.3, picture_ids: [photograph.id] })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'body.picture_ids'])
    expect((await enter({ value: 1250.3, picture_ids: [photograph.id] }, 'dealerUser')).status).toBe(201)
    expect((await enter({ value: 1251, picture_ids: [photograph.id] }, 'dealerUser')).status).toBe(400)
    expect((await readings()).body.total).toBe(1)
  })

  it.each([0.3, 4.1, 1250.5, 99_999_999.9])('%d is a figure with one decimal', async (value) => {
    expect((await enter({ value })).body.reading.value).toBe(value)
  })

  it.each([
    ['two decimals', { value: 1250.55 }, 'body.value'],
    ['less than nothing', { value: -1 }, 'body.value'],
    ['more than any meter', { value: 100_000_001 }, 'body.value'],
    ['the 39th of a month', { value: 1, taken_at: '2026-01-39T08:00:00Z' }, 'body.taken_at'],
    ['the year 0', { value: 1, taken_at: '0000-01-01T08:00:00Z' }, 'body.taken_at'],
    ['tomorrow', { value: 1, taken_at: daysAgo(-1) }, 'body.taken_at'],
  ])('%s is refused with its field', async (_, reading, path) => {
    const { status, body } = await enter(reading)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    expect((await readings()).body.total).toBe(0)
  })
})

describe('"A reading lower than the last one is refused unless it is marked as a meter replacement (offset kept)"', () => {
  it('with the figures, and then accepted as the first of a new meter', async () => {
    await entered({ value: 1250.5, taken_at: '2026-05-03T08:00:00Z' })
    const { status, body } = await enter({ value: 12 })
    expect([status, body.code]).toEqual([409, 'lower_than_last'])
    expect(body.detail).toContain('1,250.5 h on May 3, 2026')

    const replaced = await enter({ value: 12, is_replacement: true })
    expect([replaced.status, replaced.body.hours]).toEqual([201, 1262.5])
    expect(await storedSummary()).toMatchObject({ last_total: 12_625, last_value: 120 })
    const { body: listed } = await readings('operator', '')
    expect(listed.items).toMatchObject([
      { value: 12, total: 1262.5 },
      { value: 1250.5, total: 1250.5 },
    ])
  })

  it.each([
    ['Australia/Sydney', 'May 4, 2026'],
    ['America/Los_Angeles', 'May 3, 2026'],
  ])('with the day in the owner’s time zone, %s: %s', async (timeZone, day) => {
    const owner = test.db.updateTable('organization').where('id', '=', place.operatorId)
    await owner.set({ time_zone: timeZone }).execute()
    await entered({ value: 1250.5, taken_at: '2026-05-03T20:00:00Z' })
    const { body } = await enter({ value: 12 })
    await owner.set({ time_zone: 'America/Denver' }).execute()
    expect(body.detail).toContain(`1,250.5 h on ${day}`)
  })

  it('a late entry must fit between its neighbours and does not change the last reading', async () => {
    await entered({ value: 100, taken_at: daysAgo(20) })
    await entered({ value: 200, taken_at: daysAgo(10) })
    expect((await enter({ value: 99, taken_at: daysAgo(15) })).body.code).toBe('lower_than_last')
    expect((await enter({ value: 201, taken_at: daysAgo(15) })).body.code).toBe('higher_than_next')
    const { body } = await enter({ value: 150, taken_at: daysAgo(15) })
    expect([body.reading.value, body.hours]).toEqual([150, 200])
    expect(await storedSummary()).toMatchObject({ last_value: 2000, daily_use_total: expect.closeTo(100, 2) })
  })
})

describe('"a jump of more than 24 h per elapsed day is asked back once"', () => {
  it('and accepted when it is confirmed', async () => {
    await entered({ value: 100, taken_at: daysAgo(2) })
    const jump = { value: 200, client_id: randomUUID() }
    const { status, body } = await enter(jump)
    expect([status, body.code]).toEqual([409, 'jump'])
    expect(body.detail).toMatch(/48 h at most since .* Is 200 h right\?/)
    expect((await enter({ ...jump, confirmed: true })).status).toBe(201)
  })
})

describe('"Readings are never deleted, only voided, with who and why"', () => {
  it('a voided one stays in the list and no longer counts', async () => {
    await entered({ value: 100, taken_at: daysAgo(10) })
    const wrong = await entered({ value: 1000, taken_at: daysAgo(1), confirmed: true })
    const { status, body } = await voided(wrong)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: wrong, voided_by: 'Pete Clark', void_reason: 'A digit too many' })
    const list = (await readings()).body
    expect(list.items.map((one: { id: string }) => one.id)[0]).toBe(wrong)
    expect(list.total).toBe(2)
    expect(await storedSummary()).toMatchObject({ last_value: 1000 })
    expect((await enter({ value: 101 })).status).toBe(201)
  })

  it('the last one voided leaves a machine without hours', async () => {
    await voided(await entered({ value: 100 }))
    expect(await storedSummary()).toEqual({
      last_total: null,
      last_value: null,
      last_read_at: null,
      daily_use_total: null,
    })
  })

  it('can be voided only once', async () => {
    const id = await entered({ value: 100 })
    await voided(id)
    const again = await voided(id, 'operatorAdmin')
    expect([again.status, again.body.code]).toEqual([409, 'already_voided'])
  })

  it('after the void of a new meter’s first reading, later ones count on the meter before', async () => {
    await entered({ value: 100, taken_at: daysAgo(30) })
    const replacement = await entered({ value: 0, is_replacement: true, taken_at: daysAgo(29) })
    await entered({ value: 120, taken_at: daysAgo(20) })
    expect(await storedSummary()).toMatchObject({ last_total: 2200 })
    await voided(replacement)
    expect(await storedSummary()).toMatchObject({ last_total: 1200, last_value: 1200 })
  })

  it('but not while later ones are lower than the last of that meter', async () => {
    await entered({ value: 100, taken_at: daysAgo(30) })
    const replacement = await entered({ value: 0, is_replacement: true, taken_at: daysAgo(29) })
    const after = await entered({ value: 20, taken_at: daysAgo(20) })
    const refused = await voided(replacement)
    expect([refused.status, refused.body.code]).toEqual([409, 'needed_by_later'])
    expect(refused.body.detail).toMatch(/from 100 h to 20 h/)
    await voided(after)
    expect((await voided(replacement)).status).toBe(200)
    expect(await storedSummary()).toMatchObject({ last_total: 1000 })
  })
})

describe('who may read, enter and void readings', () => {
  it('readings are listed newest first, in pages', async () => {
    for (const days of [3, 1, 2]) await entered({ value: 100 - days, taken_at: daysAgo(days) })
    const { body } = await readings('dealerUser', '?limit=2&page=1')
    expect(body.items.map((one: { value: number }) => one.value)).toEqual([99, 98])
    expect(body).toMatchObject({ total: 3, page: 1, limit: 2 })
  })

  it.each(['strangerStaff', 'strangerOperator'] as const)('%s finds nothing', async (who) => {
    const id = await entered({ value: 100 })
    expect((await readings(who)).status).toBe(404)
    expect((await enter({ value: 101 }, who)).status).toBe(404)
    expect((await voided(id, who)).status).toBe(who === 'strangerStaff' ? 404 : 403)
  })

  it('a former dealership reads earlier readings, and can neither enter nor void any', async () => {
    const id = await entered({ value: 100 })
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    const statuses = [(await readings('dealerUser')).status, (await enter({ value: 101 }, 'dealerUser')).status]
    statuses.push((await voided(id)).status)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    expect(statuses).toEqual([200, 403, 403])
  })
})
