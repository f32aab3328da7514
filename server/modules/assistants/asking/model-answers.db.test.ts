import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { connectSocket, type Listener, listen } from '../../../../tests/support/listener'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { addOrder } from '../../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import {
  type ModelServerRequest,
  type ModelTestServer,
  startModelServer,
} from '../../../infrastructure/language-model/testing/model-server'
import { citing, isToWrite, type Script, scripted, understood, writes } from '../answering/model/testing/scripted-model'

let model: ModelTestServer
let test: TestApp
let origin: string
let loader: string
beforeAll(async () => {
  model = await startModelServer(scripted({}))
  test = await createTestApp({ LLM_URL: model.url, LLM_MODEL: 'scripted' })
  loader = await test.machineId('WL-120')
  const lamps = Array.from({ length: 12 }, (_, at) => [
    `# Lamp ${at + 1}`,
    `The bolts of lamp ${at + 1} are tightened to ${at + 21} N.m.`,
  ])
  const pdf = await pdfOf(
    ['# About this manual', 'Read it before you run the loader.'],
    ['# Capacities', 'The engine takes 13.5 litres of oil.', 'The hydraulic tank holds 96 litres.'],
    ...lamps,
  )
  await uploadAndRead(test, { machineId: loader, pdf })
  origin = await listen(test)
})
beforeEach(() => play({}))
afterAll(async () => {
  await test.close()
  await model.close()
})

const play = (script: Script) => model.respondWith(scripted(script))

const oil = { prompt: 'how much oil does the engine take?', reply: 'The engine takes 13.5 litres of oil. [[13.5]]' }
const tank = { prompt: 'and the hydraulic tank?', reply: 'The hydraulic tank holds 96 litres. [[13.5]]' }

const ask = async (prompt: string, more: object = {}) =>
  (await test.as('operator')).post('/api/v1/assistants/operations', { prompt, id: loader, ...more })

async function startConversation(): Promise<string> {
  const body = { assistant: 'operations', machine_id: loader }
  return (await (await test.as('operator')).post('/api/v1/conversations/', body)).body.id
}

async function turnsOf(conversationId: string): Promise<string[]> {
  const { body } = await (await test.as('operator')).get(`/api/v1/conversations/${conversationId}`)
  return body.messages.map(({ content }: { content: string }) => content)
}

async function follow<Result>(
  conversationId: string,
  during: (listener: Listener) => Promise<Result>,
): Promise<Result> {
  const listener = await connectSocket(origin, (await test.as('operator')).token)
  try {
    await listener.join(`conversation:${conversationId}`)
    return await during(listener)
  } finally {
    listener.close()
  }
}

const shownIn = ({ heard }: Listener, answerId?: string): string =>
  heard
    .filter(({ event, payload }) => event === 'answer.delta' && (!answerId || payload.answer_id === answerId))
    .map(({ payload }) => payload.text)
    .join('')

/** Resolves once it was called so many times. */
function meeting(count: number) {
  let arrived = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === count) open()
    return all
  }
}

describe('an answer of the model', () => {
  it('is returned, shown while it is written, and stored', async () => {
    play({ write: [writes(oil.reply)] })
    const conversation_id = await startConversation()
    await follow(conversation_id, async (listener) => {
      const { status, body } = await ask(oil.prompt, { conversation_id })
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { engine: 'model', confidence: 'sure', warnings: [] },
      })
      expect(body.response).toBe('The engine takes 13.5 litres of oil. [1]')
      await listener.until('answer.done')
      expect(shownIn(listener)).toBe(body.response)
      expect(await turnsOf(conversation_id)).toEqual([oil.prompt, body.response])
    })
  })

  it('cites ten pages at most', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => at + 1)
    const readAll = (request: ModelServerRequest) => {
      const passage = citing('[[Lamp]]', request).slice(1, -1)
      return { calls: pages.map((page) => ({ name: 'read_page', input: { passage, page: page + 2 } })) }
    }
    const reply = pages.map(
      (page) => `- The bolts of lamp ${page} are tightened to ${page + 20} N.m. [[lamp ${page} are]]`,
    )
    play({ write: [readAll, writes(reply.join('\n')), writes(reply.slice(0, 8).join('\n'))] })
    const { status, body } = await ask('To what are the bolts of the lamps tightened?')
    expect([status, body.engine]).toEqual([200, 'model'])
    expect(body.citations.length).toBeLessThanOrEqual(10)
    expect(body.response).toContain('[8]')
    expect(body.response).not.toContain('[9]')
    expect(model.requests.filter(isToWrite).at(-1)?.question).toContain('10 pages at most')
  })

  it('that is longer than an answer may be is written again, shorter', async () => {
    const long = Array.from({ length: 120 }, (_, at) => `${at + 1}. ${oil.reply}`).join('\n')
    play({ write: [writes(long), writes(oil.reply)] })
    const { status, body } = await ask(oil.prompt)
    expect([status, body.engine, body.response]).toEqual([200, 'model', 'The engine takes 13.5 litres of oil. [1]'])
    expect(model.requests.filter(isToWrite).at(-1)?.question).toContain('write a shorter one')
  })
})

describe('the same question twice at once', () => {
  it('is answered and stored once, also if both were given to the model', async () => {
    const both = meeting(2)
    const waiting = (request: ModelServerRequest) => ({ after: both(), ...writes(oil.reply)(request) })
    play({ write: [waiting, waiting] })
    const more = { client_id: randomUUID(), conversation_id: await startConversation() }
    const [first, second] = await Promise.all([ask(oil.prompt, more), ask(oil.prompt, more)])
    expect([first?.status, second?.status, second?.body.id]).toEqual([200, 200, first?.body.id])
    expect(await turnsOf(more.conversation_id)).toEqual([oil.prompt, first?.body.response])
  })

  it('is not given to the model again once it is answered', async () => {
    play({ write: [writes(oil.reply)] })
    const more = { client_id: randomUUID() }
    const first = await ask(oil.prompt, more)
    const requests = model.requests.length
    const second = await ask(oil.prompt, { ...more, conversation_id: first.body.conversation_id })
    expect([second.body.id, second.body.engine]).toEqual([first.body.id, 'model'])
    expect(model.requests.length).toBe(requests)
  })
})

describe('two questions at once in one conversation', () => {
  it('each have their answer, in a turn of its own, and each part of it names the question', async () => {
    const both = meeting(2)
    const reply = (request: ModelServerRequest) => ({
      after: both(),
      ...writes(request.question.includes(tank.prompt) ? tank.reply : oil.reply)(request),
    })
    play({ write: [reply, reply] })
    const conversation_id = await startConversation()
    const clients = [randomUUID(), randomUUID()]
    await follow(conversation_id, async (listener) => {
      const answers = await Promise.all(
        [oil, tank].map(({ prompt }, at) => ask(prompt, { conversation_id, client_id: clients[at] })),
      )
      for (const [at, { body }] of answers.entries()) {
        await listener.until('answer.done', { answer_id: body.id })
        expect(body.response).toContain(at === 0 ? '13.5 litres' : '96 litres')
        expect(shownIn(listener, body.id)).toBe(body.response)
        const parts = listener.heard.filter(({ payload }) => payload.answer_id === body.id && 'text' in payload)
        expect(parts.map(({ payload }) => payload.client_id)).toEqual([clients[at]])
      }
    })
    const turns = await turnsOf(conversation_id)
    expect(turns).toHaveLength(4)
    for (const [prompt, said] of [
      [oil.prompt, '13.5 litres'],
      [tank.prompt, '96 litres'],
    ] as const)
      expect(turns[turns.indexOf(prompt) + 1]).toContain(said)
  })
})

describe('a right that is withdrawn while the model answers', () => {
  async function unassign() {
    const dealer = await test.as('dealerUser')
    const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
    const { status } = await dealer.delete(`/api/v2/machines/operator/${body.items[0].id}`)
    expect(status).toBe(204)
  }
  async function assignAgain() {
    const organization_id = await organizationId(test, 'Ridgeline Quarry')
    await (await test.as('dealerUser')).post('/api/v2/machines/operator', { organization_id, machine_id: loader })
  }

  it('before its first word: nothing is shown, nothing is stored', async () => {
    play({ write: [(request) => ({ after: unassign(), ...writes(oil.reply)(request) })] })
    const conversation_id = await startConversation()
    await follow(conversation_id, async (listener) => {
      const { status, body } = await ask(oil.prompt, { conversation_id })
      await assignAgain()
      expect([status, body.code]).toEqual([404, 'not_found'])
      expect(listener.heard).toEqual([])
    })
    expect(await turnsOf(conversation_id)).toEqual([])
  })

  it('after its first sentence: nothing more is shown, nothing is stored', async () => {
    const conversation_id = await startConversation()
    await follow(conversation_id, async (listener) => {
      async function* text(request: ModelServerRequest) {
        yield `${citing(oil.reply, request)} The`
        await listener.until('answer.delta')
        await unassign()
        yield citing(tank.reply, request).replace(/^The/, '')
      }
      play({ write: [(request) => ({ text: text(request) })] })
      const { status, body } = await ask(oil.prompt, { conversation_id })
      await assignAgain()
      expect([status, body.code]).toEqual([404, 'not_found'])
      expect(shownIn(listener)).toBe('The engine takes 13.5 litres of oil. [1]')
    })
    expect(await turnsOf(conversation_id)).toEqual([])
  })
})

describe('a question that is not for the model', () => {
  it('of 10,000 letters is refused with the field, and costs nothing', async () => {
    const { status, body } = await ask('o'.repeat(10_000))
    expect([status, body.errors]).toEqual([400, [{ path: 'body.prompt', message: expect.stringContaining('2000') }]])
    expect(model.requests.length).toBe(0)
  })

  it('about a machine without manuals is answered without it', async () => {
    const { status, body } = await ask(oil.prompt, { id: await test.machineId('EX-210') })
    expect([status, body.refused, body.engine, body.warnings]).toEqual([200, true, 'message', []])
    expect(model.requests.length).toBe(0)
  })

  it('as a greeting is answered without it', async () => {
    expect((await ask('Hello there!')).body.engine).toBe('message')
    expect(model.requests.length).toBe(0)
  })
})

describe('a question about records', () => {
  let own: string
  let foreign: string
  beforeAll(async () => {
    const parties = async (dealership: string, operator: string) => ({
      dealershipId: await organizationId(test, dealership),
      operatorId: await organizationId(test, operator),
    })
    own = await addOrder(test, await parties('Northfield Equipment', 'Ridgeline Quarry'))
    foreign = await addOrder(test, await parties('Eastmoor Machines', 'Eastmoor Pit'))
  })

  const askBob = async (who: Who, prompt: string) => (await test.as(who)).post('/api/v1/assistants/', { prompt })
  const aboutRecords = ({ question }: ModelServerRequest) => ({
    json: { ...understood(question.split('Question:\n')[1] ?? '').json, kind: 'record' },
  })
  const looksUp = (input: object) => () => ({ calls: [{ name: 'look_up_records', input }] })
  const numberOf = async (id: string) =>
    String(
      (await test.db.selectFrom('customer_order').where('id', '=', id).select('number').executeTakeFirstOrThrow())
        .number,
    )

  it('is answered from what the model looked up, with the link to the record', async () => {
    const repeats = ({ toolResults }: ModelServerRequest) => ({
      text: (toolResults.at(-1) ?? '').replace(/^\[(R\d+)\] (.*?)\.?$/gm, '$2. [$1]'),
    })
    play({ understand: aboutRecords, write: [looksUp({ records: 'orders' }), repeats] })
    const { status, body } = await askBob('operatorAdmin', 'where is my last order?')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { engine: 'records', model: expect.any(String), warnings: [], refused: false },
    })
    expect(body.response).toContain(await numberOf(own))
    expect(body.records).toEqual([{ title: expect.stringContaining(await numberOf(own)), path: `/orders/${own}` }])
  })

  it.each(['operatorAdmin', 'operator'] as const)('finds nothing of another organization for %s', async (who) => {
    const number = await numberOf(foreign)
    const write = [
      looksUp({ records: 'orders', organization: ['Eastmoor Pit'] }),
      looksUp({ records: 'orders', number: `SO-${number}` }),
      () => ({ text: 'NO ANSWER' }),
    ]
    play({ understand: aboutRecords, write })
    const { status, body } = await askBob(who, 'what has Eastmoor Pit ordered?')
    expect(status).toBe(200)
    expect(body.records).toEqual([])
    expect(body.response).not.toContain(number)
    const told = model.requests.filter(isToWrite).at(-1)?.toolResults ?? []
    expect(told).toHaveLength(2)
    for (const result of told) expect(result.replaceAll(`SO-${number}`, '')).not.toMatch(/\[R\d|awaiting/i)
  })

  it('is answered without the model where that fails, which is said', async () => {
    model.respondWith(() => ({ status: 401 }))
    const { status, body } = await askBob('operatorAdmin', 'where is my last order?')
    expect({ status, body }).toMatchObject({ status: 200, body: { engine: 'records' } })
    expect(body.records).toEqual([{ title: expect.stringContaining(await numberOf(own)), path: `/orders/${own}` }])
    expect(body.warnings).toEqual(['The language model is not available. This answer was composed without it.'])
  })
})
