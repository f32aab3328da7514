import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
})
afterAll(() => test.close())

const base = '/api/v1/conversations/'
const begin = async (who: Who = 'operator') =>
  (await (await test.as(who)).post(base, { assistant: 'operations', machine_id: loader })).body.id as string
const put = async (id: string, change: object, who: Who = 'operator') =>
  (await test.as(who)).put(`${base}${id}`, change)
const user = (content: string) => ({ role: 'user', content })
const assistant = (content: string) => ({ role: 'assistant', content })

/** A conversation with one question and its answer. */
async function asked() {
  const question = { prompt: 'How much oil does the engine take?', id: loader }
  const { body } = await (await test.as('operator')).post('/api/v1/assistants/operations', question)
  return { id: body.conversation_id as string, turns: [user(question.prompt), assistant(body.response)] }
}

describe('POST /conversations/', () => {
  it('creates an empty one about a machine', async () => {
    const { status, body } = await (await test.as('operator')).post(base, {
      assistant: 'operations',
      machine_id: loader,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ assistant: 'operations', machine_id: loader, title: '', messages: [] })
  })

  it('rejects a machine that the caller may not see', async () => {
    const machine_id = await test.machineId('M-7')
    const { status } = await (await test.as('operator')).post(base, { assistant: 'operations', machine_id })
    expect(status).toBe(404)
  })

  it('names the invalid field', async () => {
    const { status, body } = await (await test.as('operator')).post(base, { assistant: 'oracle', machine_id: 'x' })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['body.assistant', 'body.machine_id'])
  })
})

describe('GET /conversations/', () => {
  it('lists the caller’s own, newest first, optionally of one machine', async () => {
    const [first, second] = [await begin('dealerUser'), await begin('dealerUser')]
    const dealer = await test.as('dealerUser')
    await put(first, { conversation: [user('How much oil?')] }, 'dealerUser')
    await put(second, { conversation: [user('How much coolant?')] }, 'dealerUser')
    await put(first, { title: 'Oil' }, 'dealerUser')
    const { body } = await dealer.get(base)
    expect(body).toMatchObject({ total: 2, page: 1, limit: 10 })
    expect(body.items.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
      [first, 'Oil'],
      [second, 'How much coolant?'],
    ])
    const elsewhere = await dealer.get(`${base}?machine_id=${await test.machineId('FX-90')}`)
    expect(elsewhere.body).toMatchObject({ items: [], total: 0 })
  })

  it('omits conversations without a question, which have no title', async () => {
    const id = await begin('dealerAdmin')
    const dealer = await test.as('dealerAdmin')
    expect((await dealer.get(base)).body).toMatchObject({ items: [], total: 0 })
    await put(id, { conversation: [user('How much oil?')] }, 'dealerAdmin')
    expect((await dealer.get(base)).body).toMatchObject({ items: [{ id, title: 'How much oil?' }], total: 1 })
  })
})

describe('another person’s conversation is not found (404)', () => {
  it.each(['operatorAdmin', 'dealerAdmin', 'superUser', 'strangerOperator'] as const)('for %s', async (who) => {
    const id = await begin()
    expect((await (await test.as(who)).get(`${base}${id}`)).status).toBe(404)
    expect((await put(id, { title: 'Mine' }, who)).status).toBe(404)
  })
})

describe('PUT /conversations/{id} renames and adds the person’s turns (behaviour, section 5)', () => {
  it('renames', async () => {
    const { id, turns } = await asked()
    const { status, body } = await put(id, { title: 'Engine oil' })
    expect([status, body.title, body.messages.length]).toEqual([200, 'Engine oil', turns.length])
  })

  it('adds own turns at the end', async () => {
    const { id, turns } = await asked()
    const { status, body } = await put(id, { conversation: [...turns, user('And the filter?'), user('Which one?')] })
    expect(status).toBe(200)
    expect(body.messages.map(({ content }: { content: string }) => content).slice(2)).toEqual([
      'And the filter?',
      'Which one?',
    ])
  })

  it('names an empty one after its first turn', async () => {
    const id = await begin()
    expect((await put(id, { conversation: [user('What is the tyre pressure?')] })).body.title).toBe(
      'What is the tyre pressure?',
    )
  })

  it('never changes the assistant’s turns (409) and then stores nothing', async () => {
    const { id, turns } = await asked()
    const [question, answer] = turns as [ReturnType<typeof user>, ReturnType<typeof user>]
    const forgeries = [
      [question, assistant('99 litres')],
      [question, answer, assistant('99 litres')],
      [user('Another question'), answer],
      [question],
      [],
      [answer, question],
    ]
    for (const conversation of forgeries) {
      const { status, body } = await put(id, { title: 'Forged', conversation })
      expect([status, body.code]).toEqual([409, 'conversation_changed'])
    }
    const { body } = await (await test.as('operator')).get(`${base}${id}`)
    expect(body.title).toBe(question.content)
    expect(body.messages.map(({ role, content }: typeof question) => ({ role, content }))).toEqual(turns)
  })

  it.each([
    [{}, 'body'],
    [{ title: '' }, 'body.title'],
    [{ title: '  ' }, 'body.title'],
    [{ conversation: [{ role: 'user' }] }, 'body.conversation.0.content'],
    [{ conversation: [user(' ')] }, 'body.conversation.0.content'],
  ])('refuses %j with the field', async (change, field) => {
    const { status, body } = await put(await begin(), change)
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  })
})

describe('GET /conversations/?search=', () => {
  it('finds each word in the title, a question or an answer, in capitals or not, and no pattern', async () => {
    const { id } = await asked()
    await put(id, { title: 'Before winter' })
    const found = async (search: string) => {
      const { body } = await (await test.as('operator')).get(`${base}?search=${encodeURIComponent(search)}`)
      return body.items.some((one: { id: string }) => one.id === id)
    }
    expect([await found('WINTER oil'), await found('winter gearbox'), await found('winter%')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('GET /conversations/ of all machines', () => {
  it('names the machine of each, which a search finds too, page by page', async () => {
    const { id } = await asked()
    await asked()
    const list = async (query: string) => (await (await test.as('operator')).get(`${base}?${query}`)).body
    const { items, total } = await list('limit=1000')
    const named = items.find((one: { id: string }) => one.id === id)
    const ofMachine = await (await test.as('operator')).get(`/api/v2/machines/${named.machine_id}`)
    const { brand, model } = ofMachine.body
    expect(named.machine_name).toBe(`${brand} ${model}`)
    expect((await list(`limit=1000&search=${model.toLowerCase()}`)).items.map(idOf)).toContain(id)
    const pages = [await list('limit=1&page=1'), await list('limit=1&page=2')]
    expect(pages.map(({ items: [one] }) => one.id)).toEqual(items.slice(0, 2).map(idOf))
    expect(pages.map((page) => page.total)).toEqual([total, total])
  })
})

const idOf = ({ id }: { id: string }) => id

it('a conversation names its machine as the dealership calls the model, not as the platform does', async () => {
  const { id } = await asked()
  const operator = await test.as('operator')
  const find = async () =>
    (await operator.get(`${base}?limit=1000`)).body.items.find((one: { id: string }) => one.id === id)
  const { machine_id, machine_name } = await find()
  const renamed = (model: string) =>
    test.db.updateTable('organization_machine').set({ model }).where('machine_id', '=', machine_id).execute()
  const { model } = (await operator.get(`/api/v2/machines/${machine_id}`)).body
  await renamed('Crusher loader')
  expect((await find()).machine_name).toBe(machine_name.replace(model, 'Crusher loader'))
  await renamed(model)
})

describe('DELETE /conversations/{id}', () => {
  it('deletes a conversation with its turns, once, and for its owner alone', async () => {
    const { id } = await asked()
    const remove = async (who: Who) => (await (await test.as(who)).delete(`${base}${id}`)).status
    expect(await remove('operatorAdmin')).toBe(404)
    expect(await remove('operator')).toBe(204)
    expect(await remove('operator')).toBe(404)
    const turns = await test.db.selectFrom('message').where('conversation_id', '=', id).select('id').execute()
    expect(turns).toEqual([])
  })
})
