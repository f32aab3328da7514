import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWaitingForLock } from '../../../../tests/support/lock-wait'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await pdfOf(
    ['# Capacities', 'The winch takes 2.5 litres of oil.', 'The hydraulic tank holds 96 litres.'],
    [
      '# Towing',
      'DANGER: Nobody may stand between the machines.',
      '1. Open the valve of the travel pump.',
      '2. Fasten the bar at the rear hitch.',
    ],
    ['# Lamps', 'The red lamp of the winch oil lights up above 90 degrees.'],
  )
  await uploadAndRead(test, { machineId: loader, pdf })
})
afterAll(() => test.close())

const url = '/api/v1/assistants/operations'
const oil = 'how much oil does the winch take?'
const lamp = 'what does the red lamp of the winch oil mean'

async function ask(prompt: string, more: object = {}) {
  const { status, body } = await (await test.as('operator')).post(url, { prompt, id: loader, ...more })
  expect([prompt, status]).toEqual([prompt, 200])
  return body
}

/** What of an answer its question alone decides; how many questions are suggested also depends on the time. */
function essence({ response, confidence, refused, citations, nearest, parts, safety }: Answer) {
  const places = [...citations, ...nearest].map(({ page, quote }) => [page, quote])
  return { response, confidence, refused, places, parts, safety }
}
interface Answer {
  response: string
  confidence: string
  refused: boolean
  citations: { page: number; quote: string }[]
  nearest: { page: number; quote: string }[]
  parts: unknown[]
  safety: unknown[]
}

const leftOut = async () =>
  test.db.deleteFrom('operator_machine').where('machine_id', '=', loader).returningAll().execute()

describe('a question that stands on its own', () => {
  it.each([
    'how do I tow it if it is dead',
    '¿cuántos litros caben en el tanque hidráulico?',
    'how much does the hydraulic tank hold',
    '🚜🔥',
    'エンジンオイルの量は',
    'ile oleju bierze silnik?',
  ])('"%s" is answered in a conversation as when it is asked first', async (prompt) => {
    const fresh = await ask(prompt)
    const { conversation_id } = await ask(lamp)
    const asked = await ask(prompt, { conversation_id })
    expect(essence(asked)).toEqual(essence(fresh))
    expect(asked.understood_about).toEqual([])
  })
})

describe('a question that leans on the one before', () => {
  it('is answered with what it inherits, and names it', async () => {
    const { conversation_id } = await ask(oil)
    const asked = await ask('and the hydraulic tank?', { conversation_id })
    expect(asked.response).toContain('96')
    expect(asked.understood_about).toEqual(['oil'])
    const { body } = await (await test.as('operator')).get(`/api/v1/conversations/${conversation_id}`)
    expect(body.messages.at(-1).answer.understood_about).toEqual(['oil'])
  })

  it('names it where it claims nothing, too', async () => {
    const { conversation_id } = await ask('where is the paint code of the bonnet?')
    const asked = await ask('which part number?', { conversation_id })
    expect(asked.confidence).not.toBe('sure')
    expect(asked.understood_about.join(' ')).toContain('bonnet')
  })

  it('is answered without it if its person drops it', async () => {
    const { conversation_id } = await ask(oil)
    const asked = await ask('how much?', { conversation_id })
    const dropped = await ask('how much?', {
      conversation_id,
      replaces: asked.id,
      standalone: true,
      client_id: randomUUID(),
    })
    expect(asked.understood_about).toEqual(['oil', 'winch'])
    expect(dropped.understood_about).toEqual([])
    expect(essence(dropped)).toEqual(essence(await ask('how much?')))
  })
})

it('questions of two tabs in one conversation are each answered as when they are asked alone', async () => {
  const { conversation_id } = await ask(oil)
  const prompts = ['how do I tow it if it is dead', lamp]
  const both = await Promise.all(prompts.map((prompt) => ask(prompt, { conversation_id })))
  const alone = [await ask(prompts[0] ?? ''), await ask(lamp)]
  expect(both.map(essence)).toEqual(alone.map(essence))
})

it('a question is not answered from a machine that is taken away while its manuals are searched', async () => {
  const more = { conversation_id: (await ask(oil)).conversation_id }
  // A manual with a new revision is loaded again, which waits for this lock.
  await sql`update manual set revision = revision + 1`.execute(test.db)
  const operator = await test.as('operator')
  const { asked, assignments } = await test.db.transaction().execute(async (trx) => {
    await sql`lock table passage in access exclusive mode`.execute(trx)
    const asked = operator.post(url, { prompt: oil, id: loader, ...more })
    await test.until(() => isWaitingForLock(test.connection.pool))
    return { asked: [asked], assignments: await leftOut() }
  })
  const [reply] = await Promise.all(asked)
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  await test.db.insertInto('operator_machine').values(assignments).execute()
  const { body } = await operator.get(`/api/v1/conversations/${more.conversation_id}`)
  expect(body.messages).toHaveLength(2)
})
