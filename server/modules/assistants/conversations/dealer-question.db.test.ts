import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { addPicture, pngOf } from '../../../../tests/support/pictures'
import { createTestApp, people, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
/** Ridgeline's wheel loader. */
let thread: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
  thread = body.items[0].id
})
afterAll(() => test.close())

const ask = async (prompt: string, more: object = {}, who: Who = 'operator') =>
  (await (await test.as(who)).post('/api/v1/assistants/operations', { prompt, id: loader, ...more })).body
const write = async (who: Who, body: string, more: object = {}) =>
  (await test.as(who)).post(`/api/v2/machines/operator/${thread}/messages`, { body, ...more })
const about = { serial_number: 'GHT00123', answer: 'The manuals do not say.' }
const askDealer = (answer_id: string, body: string, who: Who = 'operator') => write(who, body, { about, answer_id })
const read = async (id: string) => (await (await test.as('operator')).get(`/api/v1/conversations/${id}`)).body

interface Turn {
  role: string
  dealer_questions: {
    body: string
    dealership: string
    thread_id: string
    replies: { body: string; author: string; pictures: object[] }[]
  }[]
}

/** What a conversation shows of the dealership: each question with the answers to it. */
async function shown(id: string): Promise<[string, string[]][]> {
  const { messages } = await read(id)
  return messages.flatMap(({ dealer_questions }: Turn) =>
    dealer_questions.map(({ body, replies }) => [body, replies.map((one) => one.body)]),
  )
}

describe('"the answer comes back into the conversation"', () => {
  it('below the answer that did not help, with name, time and photographs of who answered', async () => {
    const first = await ask('why does the bucket drift?')
    const { conversation_id } = await ask('and the price?', { conversation_id: first.conversation_id })
    const asked = await askDealer(first.id, 'It drifts since Monday.')
    expect(asked.body).toMatchObject({ in_conversation: true, reply_to: null })
    const { body: photograph } = await addPicture(test, { content: await pngOf('red'), who: 'dealerUser' })
    const answered = await write('dealerUser', 'The seals are worn.', { picture_ids: [photograph.id] })
    expect(answered.body.reply_to).toBe(asked.body.id)

    const { messages } = await read(conversation_id)
    expect(messages.map(({ dealer_questions }: Turn) => dealer_questions.length)).toEqual([0, 1, 0, 0])
    expect(messages[1].dealer_questions[0]).toMatchObject({
      body: 'It drifts since Monday.',
      dealership: 'Northfield Equipment',
      thread_id: thread,
      replies: [{ body: 'The seals are worn.', author: 'Pete Clark', created_at: answered.body.created_at }],
    })
    const [picture] = messages[1].dealer_questions[0].replies[0].pictures
    expect((await test.anyone.get(picture.thumbnail_url)).status).toBe(200)
  })

  it('by default to the newest question that nobody has answered; other messages stay among the messages', async () => {
    const { id, conversation_id } = await ask('which grease for the pins?')
    await askDealer(id, 'Which grease?')
    await write('operatorAdmin', 'We also need filters.')
    await write('dealerUser', 'Lithium grease, NLGI 2.')
    await write('dealerUser', 'Filters are on their way.')
    expect(await shown(conversation_id)).toEqual([['Which grease?', ['Lithium grease, NLGI 2.']]])
  })

  it('never by default by what somebody else than the staff writes, nor by their own question', async () => {
    const { id, conversation_id } = await ask('which coolant?')
    const asked = await askDealer(id, 'Which coolant?')
    await write('superUser', 'The service is back.')
    const theirs = await ask('which coolant in winter?', {}, 'dealerUser')
    const question = await askDealer(theirs.id, 'Which coolant for customers in winter?', 'dealerUser')
    expect(question.body).toMatchObject({ in_conversation: true, reply_to: null })
    expect(await shown(conversation_id)).toEqual([['Which coolant?', []]])
    await write('superUser', 'Glycol.', { reply_to: asked.body.id })
    expect(await shown(conversation_id)).toEqual([['Which coolant?', ['Glycol.']]])
  })

  it('to the question that the staff choose, or to none', async () => {
    const [grease, tyres] = [await ask('which grease?'), await ask('tyre pressure in sand?', {}, 'operatorAdmin')]
    const asked = await askDealer(grease.id, 'Which grease in winter?')
    await askDealer(tyres.id, 'How much in sand?', 'operatorAdmin')
    await write('dealerUser', 'We are closed on Friday.', { reply_to: null })
    await write('dealerUser', 'The same.', { reply_to: asked.body.id })
    await write('dealerAdmin', 'Below minus 20 use NLGI 1.', { reply_to: asked.body.id })
    expect(await shown(grease.conversation_id)).toEqual([
      ['Which grease in winter?', ['The same.', 'Below minus 20 use NLGI 1.']],
    ])
    const colleague = await (await test.as('operatorAdmin')).get(`/api/v1/conversations/${tyres.conversation_id}`)
    expect(colleague.body.messages[1].dealer_questions).toMatchObject([{ body: 'How much in sand?', replies: [] }])
  })

  it('stays below an answer that is given again', async () => {
    const { id, conversation_id } = await ask('how often are the pins greased?')
    await askDealer(id, 'How often?')
    await write('dealerUser', 'Each day.')
    await ask('how often are the pins greased?', { conversation_id, replaces: id })
    expect(await shown(conversation_id)).toEqual([['How often?', ['Each day.']]])
  })

  it('is "live for who has it open"', async () => {
    const origin = await listen(test)
    const { id, conversation_id } = await ask('which fuse is for the horn?')
    const operator = await connectSocket(origin, (await test.as('operator')).token)
    expect(await operator.join(`conversation:${conversation_id}`)).toEqual({ ok: true })
    const asked = await askDealer(id, 'Which fuse?')
    await operator.until('dealer.message', { conversation_id, message_id: asked.body.id })
    const answered = await write('dealerUser', 'Fuse 12.')
    await operator.until('dealer.message', { conversation_id, message_id: answered.body.id })
    operator.close()
  })

  it('never into somebody else’s conversation, whatever answer is named', async () => {
    const theirs = await ask('how much oil?', {}, 'operatorAdmin')
    expect((await askDealer(theirs.id, 'How much oil, really?')).status).toBe(404)
    const { messages } = (await (await test.as('operatorAdmin')).get(`/api/v1/conversations/${theirs.conversation_id}`))
      .body
    expect(messages.flatMap(({ dealer_questions }: Turn) => dealer_questions)).toEqual([])
  })

  it('stays readable after the link has ended, and the messages after the conversation is deleted', async () => {
    const { id, conversation_id } = await ask('may I use bio oil?')
    await askDealer(id, 'Is bio oil allowed?')
    await write('dealerUser', 'Yes.')
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect(await shown(conversation_id)).toEqual([['Is bio oil allowed?', ['Yes.']]])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    await (await test.as('operator')).delete(`/api/v1/conversations/${conversation_id}`)
    const { body } = await (await test.as('operator')).get(`/api/v2/machines/operator/${thread}/messages?limit=2`)
    expect(
      body.items.map((one: { body: string; in_conversation: boolean }) => [one.body, one.in_conversation]),
    ).toEqual([
      ['Yes.', false],
      ['Is bio oil allowed?', false],
    ])
  })
})

describe('an answer to a question', () => {
  it('is refused of the operator’s people', async () => {
    const asked = await write('operator', 'Which oil?', { about })
    const { status, body } = await write('operatorAdmin', 'The blue one.', { reply_to: asked.body.id })
    expect([status, body.errors[0].path]).toEqual([400, 'body.reply_to'])
  })

  it('names a question of the same thread', async () => {
    const { body } = await write('operator', 'No question.')
    expect((await write('dealerUser', 'No answer.', { reply_to: body.id })).status).toBe(404)
  })
})

describe('what the dealership writes, in the recent activity of the operator', () => {
  const messages = async (who: Who) => {
    const caller = await test.as(who)
    const { body } = await caller.get('/api/v2/auth/me')
    const { items } = (await caller.get(`/api/v2/organizations/${body.organization.id}/recent-activity`)).body
    return items
      .filter(({ event }: { event: string }) => event === 'dealer_wrote')
      .map(({ title, link }: { title: string; link: string }) => [title, link])
  }

  it('leads whoever asked into the conversation, others who wrote into the thread, and nobody else', async () => {
    await test.db.deleteFrom('activity').execute()
    const { id, conversation_id } = await ask('which oil for the axle?')
    await askDealer(id, 'Which oil for the axle?')
    await write('operatorAdmin', 'We need it too.')
    await write('dealerUser', 'UTTO.\n\nThe manual of 2024 says so.')
    const title = 'Harrow WL-120 · UTTO. The manual of 2024 says so.'
    expect(await messages('operator')).toEqual([[title, `/operations-assistant?conversation=${conversation_id}`]])
    expect(await messages('operatorAdmin')).toEqual([[title, `/operator-machines?thread=${thread}`]])
    expect(await messages('dealerUser')).toEqual([])
  })

  it('leads into no conversation that was deleted, and still into the thread', async () => {
    await test.db.deleteFrom('activity').execute()
    const { id, conversation_id } = await ask('which oil for the winch?')
    await askDealer(id, 'Which oil for the winch?')
    await write('dealerUser', 'UTTO.')
    expect(await messages('operator')).toHaveLength(1)
    await (await test.as('operator')).delete(`/api/v1/conversations/${conversation_id}`)
    expect(await messages('operator')).toEqual([])
    expect((await messages('operatorAdmin')).map(([, link]: string[]) => link)).toEqual([
      `/operator-machines?thread=${thread}`,
    ])
  })

  it('is one entry of a thread, the newest', async () => {
    await test.db.deleteFrom('activity').execute()
    for (const words of ['It is ready.', 'Come on Monday.', 'Or on Tuesday.']) await write('dealerUser', words)
    for (const who of ['operator', 'operatorAdmin'] as const)
      expect((await messages(who)).map(([title]: string[]) => title)).toEqual(['Harrow WL-120 · Or on Tuesday.'])
  })

  it('is for the admins where all who wrote have left', async () => {
    const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=EX-210')
    const excavator = `/api/v2/machines/operator/${body.items[0].id}/messages`
    await (await test.as('operator')).post(excavator, { body: 'Which filter?' })
    const setActive = (is_active: boolean) =>
      test.db.updateTable('person').set({ is_active }).where('email', '=', people.operator).execute()
    await setActive(false)
    await test.db.deleteFrom('activity').execute()
    await (await test.as('dealerUser')).post(excavator, { body: 'The blue one.' })
    expect((await messages('operatorAdmin')).map(([title]: string[]) => title)).toEqual([
      'Harrow EX-210 · The blue one.',
    ])
    await setActive(true)
  })

  it('begins the message, cut between words', async () => {
    await test.db.deleteFrom('activity').execute()
    await write('dealerUser', `It is ready. ${'Bring the old part. '.repeat(10)}`)
    const [[title]] = await messages('operator')
    expect(title).toMatch(/^Harrow WL-120 · It is ready\. (Bring the old part\. )+Bring( the( old)?)?…$/)
  })
})
