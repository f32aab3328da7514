import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../../tests/support/listener'
import { isWaitingForLock } from '../../../../tests/support/lock-wait'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
let origin: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await pdfOf([
    '# Capacities',
    'The engine takes 13.5 litres of oil.',
    'The hydraulic tank holds 96 litres.',
  ])
  await uploadAndRead(test, { machineId: loader, pdf })
  origin = await listen(test)
})
afterAll(() => test.close())

const url = '/api/v1/assistants/operations'
const oil = 'how much oil does the engine take?'
const ask = async (prompt: string, more: object = {}) =>
  (await test.as('operator')).post(url, { prompt, id: loader, ...more })

async function listTurns(conversationId: string): Promise<string[]> {
  const { body } = await (await test.as('operator')).get(`/api/v1/conversations/${conversationId}`)
  return body.messages.map(({ content }: { content: string }) => content)
}

describe('a question with a client_id', () => {
  it('returns the stored answer when sent again', async () => {
    const more = { client_id: randomUUID() }
    const first = await ask(oil, more)
    const second = await ask(oil, { ...more, conversation_id: first.body.conversation_id })
    const third = await ask(oil, more)
    expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id])
    expect(third.body.response).toBe(first.body.response)
    expect(await listTurns(first.body.conversation_id)).toEqual([oil, first.body.response])
  })

  it('creates one conversation and one turn when sent twice concurrently', async () => {
    const more = { client_id: randomUUID() }
    const [first, second] = await Promise.all([ask(oil, more), ask(oil, more)])
    expect([first?.status, second?.status, second?.body.id]).toEqual([200, 200, first?.body.id])
    expect(second?.body.conversation_id).toBe(first?.body.conversation_id)
    expect(await listTurns(first?.body.conversation_id)).toHaveLength(2)
  })

  it('replaces a stopped question and its title when sent with other words', async () => {
    const more = { client_id: randomUUID() }
    const stopped = await ask(oil, more)
    const asked = await ask('how much does the hydraulic tank hold?', more)
    expect(asked.body.response).toContain('96')
    const { body } = await (await test.as('operator')).get(`/api/v1/conversations/${stopped.body.conversation_id}`)
    expect(body.title).toBe('how much does the hydraulic tank hold?')
    expect(body.messages).toHaveLength(2)
    expect(body.messages[1].id).toBe(asked.body.id)
  })

  it('conflicts when sent about another machine', async () => {
    const more = { client_id: randomUUID() }
    await ask(oil, more)
    const { status, body } = await ask(oil, { ...more, id: await test.machineId('EX-210') })
    expect([status, body.code]).toEqual([409, 'client_id_used'])
  })
})

describe('a question that replaces an answer', () => {
  it('takes the position of that answer, once', async () => {
    const first = await ask(oil)
    const more = { conversation_id: first.body.conversation_id }
    const second = await ask('and the hydraulic tank?', more)
    const again = await ask(oil, { ...more, replaces: first.body.id, client_id: randomUUID() })
    const turns = [oil, again.body.response, 'and the hydraulic tank?', second.body.response]
    expect(await listTurns(first.body.conversation_id)).toEqual(turns)
    expect(again.body.id).not.toBe(first.body.id)

    const late = await ask(oil, { ...more, replaces: first.body.id })
    expect([late.status, late.body.code]).toEqual([409, 'answer_replaced'])
    expect(await listTurns(first.body.conversation_id)).toEqual(turns)
  })

  it('is answered in the context of the turns before it only', async () => {
    const first = await ask('and the hydraulic tank?')
    const more = { conversation_id: first.body.conversation_id }
    const second = await ask(oil, more)
    const again = await ask('how much?', { ...more, replaces: first.body.id })
    expect(second.body.refused).toBe(false)
    expect(again.body.refused).toBe(true)
  })
})

describe('a question whose client disconnects before it is answered', () => {
  it('is not stored then, and only once when asked again', async () => {
    const { body: conversation } = await (await test.as('operator')).post('/api/v1/conversations/', {
      assistant: 'operations',
      machine_id: loader,
    })
    // A manual with a new revision is loaded again, which waits for this lock.
    await sql`update manual set revision = revision + 1`.execute(test.db)
    await test.db.transaction().execute(async (trx) => {
      await sql`lock table passage in access exclusive mode`.execute(trx)
      const leaving = new AbortController()
      const left = fetch(origin + url, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          authorization: `Bearer ${(await test.as('operator')).token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ prompt: oil, id: loader, conversation_id: conversation.id }),
      })
      await test.until(() => isWaitingForLock(test.connection.pool))
      leaving.abort()
      await expect(left).rejects.toThrow()
      // Once another question has been answered, the server has noticed that the first client disconnected.
      await fetch(`${origin}/healthz`)
    })
    const { body } = await ask(oil, { conversation_id: conversation.id })
    expect(body.refused).toBe(false)
    expect(await listTurns(conversation.id)).toEqual([oil, body.response])
  })
})
