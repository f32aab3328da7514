import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, ask, giveFeedback, oilQuestion } from '../../../tests/support/feedback'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('feedback').execute())

const give = (asked: Asked, rating: string, reason?: string, as?: Who) =>
  giveFeedback(test, asked, { rating, reason, as })
const list = async (query = '') => (await (await test.as('superUser')).get(`/api/v2/feedback/${query}`)).body
const reasons = async (query = '') => (await list(query)).items.map(({ reason }: { reason: string }) => reason)
const exported = async (query = '') => (await (await test.as('superUser')).get(`/api/v2/feedback/export${query}`)).raw

describe('GET /feedback/', () => {
  it('lists each rating with its person, answer and question', async () => {
    const asked = await ask(test)
    await give(asked, 'down', 'Too short')
    const { items, total, page, limit } = await list()
    expect([total, page, limit]).toEqual([1, 1, 10])
    expect(items[0]).toMatchObject({
      rating: 'down',
      reason: 'Too short',
      assistant: 'operations',
      machine: 'Harrow WL-120',
      question: oilQuestion,
      confidence: 'none',
      person: 'operator@ridgeline.example',
      organization: 'Ridgeline Quarry',
      conversation_id: asked.conversation,
    })
    expect(items[0].answer).toMatch(/\w/)
  })

  it('shows the question before the answer, not a later or an earlier one', async () => {
    const { conversation } = await ask(test)
    const further = { prompt: 'And the filter?', id: await test.machineId('WL-120'), conversation_id: conversation }
    const { body } = await (await test.as('operator')).post('/api/v1/assistants/operations', further)
    await ask(test, 'operator', 'Something else')
    await give({ conversation, answer: body.id }, 'up')
    expect((await list()).items[0].question).toBe('And the filter?')
  })

  it('lists the newest first, each on exactly one page', async () => {
    for (const reason of ['first', 'second', 'third']) await give(await ask(test), 'up', reason)
    expect(await reasons('?limit=2')).toEqual(['third', 'second'])
    expect(await reasons('?limit=2&page=2')).toEqual(['first'])
    expect(await list('?limit=2&page=3')).toMatchObject({ items: [], total: 3 })
  })

  it('searches question, reason and person; filters by rating and assistant', async () => {
    await give(await ask(test, 'operator', 'Which coolant?'), 'up', 'Right')
    await give(await ask(test, 'dealerUser'), 'down', 'Says 100 % nothing', 'dealerUser')
    expect(await reasons('?search=COOLANT')).toEqual(['Right'])
    expect(await reasons('?search=northfield.example%20engine')).toEqual(['Says 100 % nothing'])
    expect(await reasons('?search=%25')).toEqual(['Says 100 % nothing'])
    expect(await reasons('?search=gearbox')).toEqual([])
    expect(await reasons('?rating=up')).toEqual(['Right'])
    expect(await reasons('?assistant=operations')).toHaveLength(2)
    expect(await reasons('?assistant=parts')).toEqual([])
  })

  it('filters by days (UTC), both included', async () => {
    for (const [reason, created_at] of [
      ['eve', '2026-03-01T23:59:59.999Z'],
      ['morning', '2026-03-02T00:00:00.000Z'],
      ['night', '2026-03-02T23:59:59.999Z'],
      ['next', '2026-03-03T00:00:00.000Z'],
    ]) {
      await give(await ask(test), 'up', reason)
      await test.db
        .updateTable('feedback')
        .set({ created_at })
        .where('reason', '=', reason ?? '')
        .execute()
    }
    expect(await reasons('?from=2026-03-02&to=2026-03-02')).toEqual(['night', 'morning'])
    expect(await reasons('?from=2026-03-03')).toEqual(['next'])
    expect(await reasons('?to=2026-03-01')).toEqual(['eve'])
    expect(await reasons('?from=0000-01-01&to=9999-12-31')).toHaveLength(4)
  })

  it.each([
    ['from=2026-02-31', 'query.from'],
    ['from=2026-03-02&to=2026-03-01', 'query.to'],
    ['to=soon', 'query.to'],
    ['rating=good', 'query.rating'],
    ['assistant=oracle', 'query.assistant'],
  ])('refuses ?%s, of the list and of the export, with the field', async (query, field) => {
    for (const path of ['', 'export']) {
      const { status, body } = await (await test.as('superUser')).get(`/api/v2/feedback/${path}?${query}`)
      expect([path, status, body.errors?.[0]?.path]).toEqual([path, 400, field])
    }
  })
})

describe('GET /feedback/export', () => {
  it('is a file with the date in its name, which no cache stores', async () => {
    const { headers, statusCode } = await exported()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
    const today = new Date().toISOString().slice(0, 10)
    expect(headers['content-disposition']).toBe(`attachment; filename="feedback-${today}.csv"`)
  })

  it('has the filtered rows, safe for a spreadsheet', async () => {
    await give(await ask(test), 'down', '=HYPERLINK("http://harrow.example")')
    await give(await ask(test), 'up', 'Größe stimmt')
    const [head, ...rows] = (await exported()).body.trimEnd().split('\r\n')
    expect(head?.startsWith('\ufeff"Given at (UTC)","Rating"')).toBe(true)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(',"Helpful","Größe stimmt","Operations","Harrow WL-120",')
    const [row, ...none] = (await exported('?rating=down')).body.trimEnd().split('\r\n').slice(1)
    expect(row).toContain(`,"'=HYPERLINK(""http://harrow.example"")",`)
    expect(none).toEqual([])
  })

  it('has all rows once, however many there are', async () => {
    const { conversation } = await ask(test)
    const { id: personId } = await test.db
      .selectFrom('person')
      .where('email', '=', 'operator@ridgeline.example')
      .select('id')
      .executeTakeFirstOrThrow()
    const count = 1203
    const messages = await test.db
      .insertInto('message')
      .values(
        Array.from({ length: count }, (_, index) => ({
          conversation_id: conversation,
          position: 10 + index,
          role: 'assistant' as const,
          content: 'An answer',
          answer: '{"confidence":"sure"}',
        })),
      )
      .returning('id')
      .execute()
    await test.db
      .insertInto('feedback')
      .values(
        messages.map(({ id }) => ({
          conversation_id: conversation,
          message_id: id,
          person_id: personId,
          rating: 'up' as const,
          reason: id,
        })),
      )
      .execute()
    const rows = (await exported()).body.trimEnd().split('\r\n').slice(1)
    expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(count)
    expect(rows).toHaveLength(count)
  })
})

it.each(['dealerAdmin', 'operatorAdmin', 'operator'] as const)(
  '"the super user’s /feedback": %s may neither read nor export it',
  async (who) => {
    for (const path of ['', 'export']) {
      expect((await (await test.as(who)).get(`/api/v2/feedback/${path}`)).status).toBe(403)
    }
  },
)
