import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { countLockWaits, isWaitingForLock } from '../../../../../tests/support/lock-wait'
import { pdfOf, uploadAndRead } from '../../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app'
import type { QuestionEmbedder } from '../../embedding/question-embedder'
import type { AnswerEngine, AnswerEvent, AnswerRequest, SearchedManual } from '../engine'
import { createManualSearch, type ManualSearch } from '../searching/manual-search'
import { createExtractiveEngine } from './engine'

let test: TestApp
let search: ManualSearch
let engine: AnswerEngine
let manual: SearchedManual
const logger = { error: vi.fn() }
beforeAll(async () => {
  test = await createTestApp()
  const pdf = await pdfOf(['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'])
  const id = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf })
  manual = { id, revision: 1, partsVersion: 1, displayName: 'Operator manual', kind: 'operation', pages: 1 }
  search = createManualSearch({ connectionString: test.connectionString, logger })
  engine = createExtractiveEngine({ search, logger })
})
afterAll(async () => {
  await search.close()
  await test.close()
})

interface Asked extends Partial<AnswerRequest> {
  prompt?: string
}

async function eventsOf({ prompt = 'How much oil does the engine take?', ...changes }: Asked = {}, asked = engine) {
  const events: AnswerEvent[] = []
  const request: AnswerRequest = {
    assistant: 'operations',
    audience: 'operator',
    question: { prompt, conversation: [], language: 'en' },
    scope: { organizationId: 'a', manuals: [manual], isComplete: true },
    signal: new AbortController().signal,
    budget: { milliseconds: 60_000, characters: 2000 },
    ...changes,
  }
  for await (const event of asked.answer(request)) events.push(event)
  return events
}

describe('the extractive engine', () => {
  it.each(['How much oil does the engine take?', 'Who won the race in 1998?'])(
    'writes the response to "%s" piece by piece and ends with the whole answer',
    async (prompt) => {
      const events = await eventsOf({ prompt })
      const last = events.at(-1)
      if (last?.type !== 'done') throw new Error('the answer was not finished')
      const written = events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
      expect(written).toBe(last.answer.response)
      expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(1)
    },
  )

  it('aborts a question that exceeds its time and answers the next one', async () => {
    const late = eventsOf({ budget: { milliseconds: 0, characters: 2000 } })
    await expect(late).rejects.toMatchObject({ kind: 'unavailable', code: 'answer_timeout' })
    expect((await eventsOf()).at(-1)).toMatchObject({ type: 'done', answer: { refused: false } })
  })

  it('ends the search of an aborted question and answers the next one', async () => {
    const leaving = new AbortController()
    const left = eventsOf({ signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect((await eventsOf()).at(-1)).toMatchObject({ type: 'done', answer: { refused: false } })
  })

  it('answers while other organizations have very large manuals indexed', async () => {
    const large = { ...manual, revision: 3, pages: 5000 }
    const scope = (organizationId: string) => ({ organizationId, manuals: [large], isComplete: true })
    const asked = await test.db.transaction().execute(async (trx) => {
      await sql`lock table passage in access exclusive mode`.execute(trx)
      const indexing = ['a', 'b'].map((organizationId) => eventsOf({ scope: scope(organizationId) }))
      await test.until(() => isWaitingForLock(test.connection.pool))
      expect((await eventsOf({ scope: nothing('c') })).at(-1)).toMatchObject({ type: 'done' })
      return indexing
    })
    for (const events of await Promise.all(asked)) {
      expect(events.at(-1)).toMatchObject({ type: 'done', answer: { refused: false } })
    }
  })

  it('gives its first answer if all threads are busy when the question has its vector', async () => {
    const model = 'small'
    await test.db
      .insertInto('manual_embedding')
      .values({
        manual_id: manual.id,
        revision: 1,
        model,
        next_ordinal: 1,
        places_revision: 1,
        places_next: 1,
        last_batch_at: sql`now()`,
        completed_at: sql`now()`,
      })
      .execute()
    const embedQuestion = vi.fn<QuestionEmbedder>()
    const { connectionString } = test
    const searchWithVectors = createManualSearch({ connectionString, logger, embeddingModel: model })
    const options = { search: searchWithVectors, logger, embedQuestion, improvementMs: 1 }
    const withVectors = createExtractiveEngine(options)
    const { events, others } = await test.db.transaction().execute(async (trx) => {
      let asked: Promise<AnswerEvent[]>[] = []
      embedQuestion.mockImplementationOnce(async () => {
        await sql`lock table passage in access exclusive mode`.execute(trx)
        const scope = { manuals: [{ ...manual, revision: 4 }], isComplete: true }
        asked = ['b', 'c'].map((organizationId) => eventsOf({ scope: { ...scope, organizationId } }, withVectors))
        await test.until(async () => (await countLockWaits(test.connection.pool)) === 2)
        return Float32Array.of(1, 0)
      })
      const first = await eventsOf({ prompt: 'Who won the race in 1998?' }, withVectors)
      return { events: first, others: asked }
    })
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { refused: true } })
    await Promise.all(others)
    await searchWithVectors.close()
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('fails only one question after a crash and logs it', async () => {
    const broken = { ...manual, revision: 2 }
    await test.db
      .updateTable('passage')
      .set({ body: JSON.stringify(null) })
      .where('manual_id', '=', manual.id)
      .execute()
    const crashing = eventsOf({ scope: { organizationId: 'a', manuals: [broken], isComplete: true } })
    await expect(crashing).rejects.toMatchObject({ kind: 'unavailable', code: 'answer_failed' })
    expect(logger.error).toHaveBeenCalledOnce()
    expect((await eventsOf({ scope: { organizationId: 'a', manuals: [], isComplete: true } })).at(-1)).toMatchObject({
      type: 'done',
    })
  })

  it('refuses questions beyond the queue limit of one organization only', async () => {
    const many = Promise.allSettled(Array.from({ length: 25 }, () => eventsOf({ scope: nothing('a') })))
    const other = eventsOf({ scope: nothing('b') })
    const refused = (await many).flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array(4).fill('answers_busy'))
    expect((await other).at(-1)).toMatchObject({ type: 'done' })
  })
})

const nothing = (organizationId: string) => ({ organizationId, manuals: [], isComplete: true })
