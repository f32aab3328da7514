import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.db.deleteFrom('list_view').execute()
})
afterAll(() => test.close())

const url = '/api/v2/list-views/'
const failed = {
  name: 'Failed',
  search: { status: 'FAILED', limit: 50 },
  hidden_columns: ['recipient'],
  density: 'compact',
}

const save = async (more: object = {}, who: Who = 'superUser') =>
  (await test.as(who)).post(url, { list: '/emails', ...failed, ...more })
const names = async (who: Who = 'superUser', list = '/emails') =>
  (await (await test.as(who)).get(`${url}?list=${list}`)).body.items.map(({ name }: { name: string }) => name)

describe('saved views of a list', () => {
  it('are given back as they were saved, by name, each with its list', async () => {
    const { status, body } = await save()
    expect([status, body]).toEqual([201, { id: expect.any(String), list: '/emails', ...failed }])
    await save({ name: ' All ', search: {} })
    await save({ name: 'Mine', list: '/feedback' })
    expect([await names(), await names('superUser', '/feedback')]).toEqual([['All', 'Failed'], ['Mine']])
  })

  it('belong to a list inside another page too', async () => {
    const list = '/manage-catalogue/bundles'
    expect((await save({ name: 'Sold', list })).status).toBe(201)
    expect(await names('superUser', list)).toEqual(['Sold'])
  })

  it('are private to the person', async () => {
    const { id } = (await save()).body
    expect(await names('dealerAdmin')).toEqual([])
    const other = await test.as('dealerAdmin')
    expect((await other.put(url + id, failed)).status).toBe(404)
    expect((await other.delete(url + id)).status).toBe(404)
    expect(await names()).toEqual(['Failed'])
  })

  it('have one name each, in whatever case; other people and lists do not count', async () => {
    await save()
    const { status, body } = await save({ name: 'FAILED' })
    expect([status, body.code, body.detail]).toEqual([409, 'view_exists', 'You have a view named “FAILED” already.'])
    expect((await save({ list: '/feedback' })).status).toBe(201)
    expect((await save({}, 'dealerAdmin')).status).toBe(201)
  })

  it('change and go', async () => {
    const user = await test.as('superUser')
    const { id } = (await save()).body
    const { id: other } = (await save({ name: 'Other' })).body
    const changed = { ...failed, name: 'Failed lately', density: 'comfortable' }
    expect((await user.put(url + id, changed)).body).toEqual({ id, list: '/emails', ...changed })
    expect((await user.put(url + other, changed)).body.code).toBe('view_exists')
    expect((await user.delete(url + id)).status).toBe(204)
    expect(await names()).toEqual(['Other'])
  })

  it('are at most 50 for a list, also when several are saved at once', async () => {
    for (let n = 0; n < 48; n++) await save({ name: `View ${n}` })
    const statuses = (await Promise.all([48, 49, 50, 51].map((n) => save({ name: `View ${n}` })))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409])
  })

  it('refuse what is no view', async () => {
    for (const more of [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { list: 'https://evil.example' },
      { density: 'tiny' },
      { search: { nested: { a: 1 } } },
      { hidden_columns: [1] },
    ]) {
      expect((await save(more)).status, JSON.stringify(more)).toBe(400)
    }
  })
})
