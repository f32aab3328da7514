import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, ask, giveFeedback } from '../../../tests/support/feedback'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('feedback').execute())

const give = (asked: Asked, rating: string, reason?: string, as?: Who) =>
  giveFeedback(test, asked, { rating, reason, as })
const list = async () => (await (await test.as('superUser')).get('/api/v2/feedback/')).body
const nobody = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'

describe('POST /conversations/give-feedback/{id}', () => {
  it('stores a rating with its reason and returns it', async () => {
    const asked = await ask(test)
    const { status, body } = await give(asked, 'down', '  The wrong machine ')
    expect([status, body]).toEqual([200, { message_id: asked.answer, rating: 'down', reason: 'The wrong machine' }])
  })

  it('changes the rating if given again: each person has one for each answer', async () => {
    const asked = await ask(test)
    await give(asked, 'down', 'The wrong machine')
    await give(asked, 'up')
    expect((await list()).items).toEqual([expect.objectContaining({ rating: 'up', reason: '' })])
  })

  it.each(['operatorAdmin', 'dealerAdmin', 'superUser', 'strangerOperator'] as const)(
    'another person’s conversation is not there (404) for %s',
    async (who) => {
      const { status, body } = await give(await ask(test), 'up', '', who)
      expect([status, body.detail]).toEqual([404, 'Conversation not found.'])
      expect(await list()).toMatchObject({ total: 0 })
    },
  )

  it('rates only an answer of that conversation', async () => {
    const [asked, another] = [await ask(test), await ask(test)]
    const question = await test.db
      .selectFrom('message')
      .where('conversation_id', '=', asked.conversation)
      .where('role', '=', 'user')
      .select('id')
      .executeTakeFirstOrThrow()
    for (const answer of [question.id, another.answer, nobody]) {
      const { status, body } = await give({ ...asked, answer }, 'up')
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.message_id'])
    }
  })

  it.each([
    ['sideways', undefined, 'body.rating'],
    ['up', 'x'.repeat(2001), 'body.reason'],
  ])('refuses the rating %j with the reason %j', async (rating, reason, field) => {
    const { status, body } = await give(await ask(test), rating, reason)
    expect([status, body.errors[0].path]).toEqual([400, field])
  })
})

describe('GET /conversations/give-feedback/{id}', () => {
  const given = async (conversation: string, who: Who = 'operator') =>
    (await test.as(who)).get(`/api/v1/conversations/give-feedback/${conversation}`)

  it('returns one’s own ratings of this conversation', async () => {
    const asked = await ask(test)
    await give(asked, 'down', 'Too short')
    await give(await ask(test), 'up')
    expect((await given(asked.conversation)).body).toEqual({
      items: [{ message_id: asked.answer, rating: 'down', reason: 'Too short' }],
      total: 1,
      page: 1,
      limit: 1000,
    })
  })

  it.each(['operatorAdmin', 'superUser'] as const)('another person’s does not exist (404) for %s', async (who) => {
    const { conversation } = await ask(test)
    expect((await given(conversation, who)).status).toBe(404)
  })
})
