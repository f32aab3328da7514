import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp } from '../../../tests/support/test-app'
import { MAX_NOTICES } from './notice'
import { insertNotice, trimNotices } from './notice.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.db.deleteFrom('notice').execute()
})
afterAll(() => test.close())

async function add(name: string, email = people.dealerAdmin) {
  const { id: personId } = await test.db
    .selectFrom('person')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow()
  const text = { en: `${name} is imported.`, es: `${name} está importado.` }
  await test.db.transaction().execute(async (trx) => {
    await insertNotice(trx, { personId, outcome: 'success', text, link: '/manage-catalogue/import' })
    await trimNotices(trx, personId, MAX_NOTICES)
  })
}
const noticesOf = async (who: 'dealerAdmin' | 'dealerUser' = 'dealerAdmin') =>
  (await (await test.as(who)).get('/api/v2/notices/')).body

describe('notices', () => {
  it('are listed for their person alone, the newest first', async () => {
    await add('a.csv')
    await add('b.csv')
    const { items, total } = await noticesOf()
    expect(items.map(({ text }: { text: string }) => text)).toEqual(['b.csv is imported.', 'a.csv is imported.'])
    expect(total).toBe(2)
    expect(await noticesOf('dealerUser')).toMatchObject({ items: [], total: 0 })
  })

  it('are read up to the newest that was shown; those of others are not touched', async () => {
    await add('a.csv')
    const { items } = await noticesOf()
    await add('b.csv')
    const admin = await test.as('dealerAdmin')
    expect((await admin.put('/api/v2/notices/read', { until: items[0].created_at })).status).toBe(204)
    const after = await noticesOf()
    expect(after.items.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([false, true])
  })

  it('are deleted beyond the hundred newest', async () => {
    for (let count = 0; count <= MAX_NOTICES; count += 1) await add(`${count}.csv`)
    const { items, total } = await noticesOf()
    expect([total, items[0].text]).toEqual([MAX_NOTICES, `${MAX_NOTICES}.csv is imported.`])
  })
})
