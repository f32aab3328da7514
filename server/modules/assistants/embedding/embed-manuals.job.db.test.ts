import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parseCrontab } from 'graphile-worker'
import { sql, type UpdateObject } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import type { DB } from '../../../db/schema'
import { createEmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import {
  type EmbeddingsTestServer,
  responseOf,
  startEmbeddingsServer,
} from '../../../infrastructure/embeddings/testing/embeddings-server'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Passage } from '../../manuals'
import { createVectorRepository } from '../answering/searching/worker/vector.repository'
import { embedEveryMinute, embedManualsJob } from './embed-manuals.job'
import { createEmbeddingRepository } from './embedding.repository'

let test: TestApp
let server: EmbeddingsTestServer
let machineId: string
beforeAll(async () => {
  server = await startEmbeddingsServer((text) => [1, text.length, 0])
  test = await createTestApp({ EMBEDDINGS_URL: server.url, EMBEDDINGS_MODEL: 'small' })
  machineId = await test.machineId('WL-120')
})
afterAll(async () => {
  await test.close()
  await server.close()
})
afterEach(async () => {
  await test.db.deleteFrom('manual').execute()
  server.embedWith()
  logger.warn.mockClear()
  logger.info.mockClear()
})

const logger = { info: vi.fn(), warn: vi.fn() }

interface Setup {
  model?: string
  dimensions?: number
  signal?: AbortSignal
}

/** The job as a process runs it that has just started, but without pauses before retries. */
function createJob({ model = 'small', dimensions }: Setup = {}): JobHandlers['embed-manuals'] {
  const client = createEmbeddingsClient({ url: server.url, model, dimensions }, async () => undefined)
  const { transact } = testUnitOfWork(test.db)
  return embedManualsJob({ db: test.db, transact, client, logger })
}

const runJob = ({ signal = new AbortController().signal, ...setup }: Setup = {}) =>
  createJob(setup)({}, { signal, lastAttempt: false })

const passage = (text: string): Passage => ({ kind: 'text', page: 1, headings: [], text, lines: [] })

/** A READY manual with these texts as passages. */
async function addManual(texts: readonly string[], organizationId: string | null = null): Promise<string> {
  const id = randomUUID()
  const file = { kind: 'operation', storage_key: id, sha256: id, size: 1 } as const
  await test.db
    .insertInto('manual')
    .values({ id, machine_id: machineId, organization_id: organizationId, display_name: id, status: 'READY', ...file })
    .execute()
  const rows = texts.map((text, ordinal) => ({
    ...{ manual_id: id, ordinal, page: 1 },
    body: sql<string>`${JSON.stringify(passage(text))}::jsonb`,
  }))
  if (rows.length > 0) await test.db.insertInto('passage').values(rows).execute()
  return id
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`)

const vectors = async (manualId: string) => {
  const rows = await test.db.selectFrom('passage_embedding').where('manual_id', '=', manualId).selectAll().execute()
  return rows.map(({ model, vector }) => ({ model, dimensions: vector === null ? null : vector.length / 2 }))
}
const progress = (manualId: string) =>
  test.db
    .selectFrom('manual_embedding')
    .where('manual_id', '=', manualId)
    .select(['model', 'next_ordinal', sql<boolean>`completed_at is not null`.as('complete')])
    .executeTakeFirst()

const embedAll: RequestListener = (_, response) =>
  response.end(JSON.stringify(responseOf((server.requests.at(-1)?.body.input ?? []).map(() => [1, 0, 0]))))

const failAfter =
  (successes: number, fail: RequestListener): RequestListener =>
  (request, response) =>
    server.requests.length > successes ? fail(request, response) : embedAll(request, response)

describe('the passages of a manual', () => {
  it('are embedded once it is READY', async () => {
    const pdf = await pdfOf(['# Instruments', 'The tachometer is on the left.'])
    const id = await uploadAndRead(test, { machineId, pdf })
    expect(await progress(id)).toMatchObject({ model: 'small', complete: true })
    expect(server.texts()).toEqual(['Instruments The tachometer is on the left.'])
    expect(await vectors(id)).toEqual([{ model: 'small', dimensions: 3 }])
  })

  it('are embedded later if the server fails, which does not delay READY', async () => {
    server.respondWith((_, response) => response.writeHead(401).end())
    const id = await uploadAndRead(test, { machineId, pdf: await pdfOf(['The tachometer is on the left.']) })
    const { status } = await test.db.selectFrom('manual').select('status').executeTakeFirstOrThrow()
    expect([status, await progress(id)]).toEqual(['READY', expect.objectContaining({ complete: false })])
    server.embedWith()
    await runJob()
    expect(await progress(id)).toMatchObject({ complete: true })
  })

  it('are embedded in batches; repeated and blank ones cost nothing', async () => {
    const id = await addManual([...numbered('text', 70), 'text 1', ' '])
    await runJob()
    expect(server.texts()).toEqual(numbered('text', 70))
    expect(await progress(id)).toEqual({ model: 'small', next_ordinal: 72, complete: true })
    expect(logger.info.mock.calls.map(([logged]) => logged)).toEqual([
      { manual: id, done: 32, isLast: false, tokens: 32 },
      { manual: id, done: 64, isLast: false, tokens: 32 },
      { manual: id, done: 72, isLast: true, tokens: 6 },
    ])
    await runJob()
    expect([server.texts().length, (await vectors(id)).length]).toEqual([70, 70])
  })

  it.each([
    [429, {}],
    [429, { 'retry-after': '86400' }],
    [500, {}],
  ])('that were embedded before the server failed with %i %j are not embedded again', async (status, headers) => {
    const id = await addManual(numbered('text', 40))
    server.respondWith(failAfter(1, (_, response) => response.writeHead(status, headers).end()))
    await runJob()
    expect(await progress(id)).toEqual({ model: 'small', next_ordinal: 32, complete: false })
    expect(logger.warn).toHaveBeenCalled()
    server.embedWith()
    await runJob()
    expect(server.texts()).toEqual(numbered('text', 40).slice(32))
    expect(await progress(id)).toMatchObject({ complete: true })
  })

  it('continue after a shutdown', async () => {
    const id = await addManual(numbered('text', 40))
    const stopping = new AbortController()
    server.respondWith(failAfter(1, () => stopping.abort(new Error('stopped'))))
    await runJob({ signal: stopping.signal })
    expect([await progress(id), logger.warn.mock.calls]).toEqual([expect.objectContaining({ next_ordinal: 32 }), []])
  })

  it('are not stored with vectors of another dimension', async () => {
    const id = await addManual(['text'])
    await runJob({ dimensions: 4 })
    expect([await vectors(id), await progress(id)]).toEqual([[], expect.objectContaining({ complete: false })])
    expect(logger.warn.mock.calls[0]?.[0].err.message).toContain('a vector of 3 dimensions instead of 4')
  })

  it('are embedded again when the model changes', async () => {
    const id = await addManual(['text'])
    await runJob()
    server.embedWith(() => [1, 2, 3, 4, 5])
    await runJob({ model: 'large' })
    expect(await vectors(id)).toEqual([{ model: 'large', dimensions: 5 }])
    await runJob({ model: 'large', dimensions: 5 })
    expect(await vectors(id)).toEqual([{ model: 'large (5)', dimensions: 5 }])
    expect(server.requests).toHaveLength(2)
  })

  it('are dropped if the manual is deleted meanwhile', async () => {
    const id = await addManual(['text'])
    server.respondWith(async (_, response) => {
      await test.db.deleteFrom('manual').where('id', '=', id).execute()
      response.end(JSON.stringify(responseOf([[1]])))
    })
    await runJob()
    expect([await vectors(id), await progress(id)]).toEqual([[], undefined])
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('lose their vectors when it is deleted', async () => {
    const id = await addManual(['text'])
    await runJob()
    await test.db.deleteFrom('manual').where('id', '=', id).execute()
    expect([await vectors(id), await progress(id)]).toEqual([[], undefined])
  })
})

describe('a manual that is read again', () => {
  it('keeps the vectors of unchanged passages and loses those of texts that it no longer has', async () => {
    const id = await addManual(['removed', 'same', 'same'])
    await runJob()
    const body = sql<string>`${JSON.stringify(passage('added'))}::jsonb`
    await test.db.updateTable('passage').set({ body }).where('manual_id', '=', id).where('ordinal', '=', 0).execute()
    await test.db.updateTable('manual').set({ revision: 7 }).where('id', '=', id).execute()
    await runJob()
    expect(server.texts()).toEqual(['removed', 'same', 'added'])
    const rows = await test.db.selectFrom('passage_embedding').where('manual_id', '=', id).selectAll().execute()
    expect(rows.map(({ ordinals }) => ordinals).sort()).toEqual([[0], [1, 2]])
  })
})

describe('a manual whose vectors a process of an older version stored without their places', () => {
  const findNext = () => createEmbeddingRepository(test.db).findNext('small')
  const completions = (id: string, revision: number) =>
    createVectorRepository(test.db).completions([{ id, revision }], 'small')
  const ordinalsOf = (count: number) => [...Array(count).keys()]
  const places = async (manualId: string) => {
    const rows = await test.db.selectFrom('passage_embedding').where('manual_id', '=', manualId).selectAll().execute()
    return rows.flatMap(({ ordinals }) => ordinals).sort((a, b) => a - b)
  }
  const storeWithoutPlaces = (changes: UpdateObject<DB, 'manual_embedding'>) =>
    test.db.updateTable('manual_embedding').set(changes).execute()

  it('is embedded again from the start, whether it was completed or not', async () => {
    const id = await addManual(numbered('text', 40))
    await runJob()
    expect([await findNext(), [...(await completions(id, 0)).keys()]]).toEqual([undefined, [id]])
    await test.db.updateTable('manual').set({ revision: 7 }).where('id', '=', id).execute()
    await storeWithoutPlaces({ revision: 7, next_ordinal: 32, completed_at: null })
    expect(await findNext()).toEqual({ id, revision: 7, from: 0 })
    await storeWithoutPlaces({ next_ordinal: 40, completed_at: new Date() })
    expect([await findNext(), await completions(id, 7)]).toEqual([{ id, revision: 7, from: 0 }, new Map()])
    await runJob()
    expect([await findNext(), [...(await completions(id, 7)).keys()]]).toEqual([undefined, [id]])
    expect([await places(id), server.texts().length]).toEqual([ordinalsOf(40), 40])
  })

  it('and continued is embedded again from the start, also after a failure', async () => {
    const id = await addManual(numbered('text', 70))
    server.respondWith(failAfter(1, (_, response) => response.writeHead(500).end()))
    await runJob()
    expect(await findNext()).toEqual({ id, revision: 0, from: 32 })
    await storeWithoutPlaces({ next_ordinal: 64 })
    expect(await findNext()).toEqual({ id, revision: 0, from: 0 })
    await createEmbeddingRepository(test.db).recordFailure({ id, revision: 0, from: 64 }, 'small')
    expect(await findNext()).toEqual({ id, revision: 0, from: 0 })
    server.embedWith()
    await runJob()
    expect(await places(id)).toEqual(ordinalsOf(70))
  })
})

describe('texts that the server refuses', () => {
  it('are shortened, and left out if that does not help', async () => {
    const id = await addManual(['short', 'x'.repeat(900), `forbidden ${'y'.repeat(300)}`])
    server.embedWith((text) => (text.length > 500 || text.startsWith('forbidden') ? undefined : [1]))
    await runJob()
    expect((await vectors(id)).map(({ dimensions }) => dimensions).sort()).toEqual([1, 1, null])
    expect(server.texts()).toContain('x'.repeat(450))
    expect(await progress(id)).toMatchObject({ complete: true })
  })

  it('are not left out if the server refuses every text', async () => {
    const id = await addManual(['text'])
    server.embedWith(() => undefined)
    await runJob()
    expect([await vectors(id), await progress(id)]).toEqual([[], expect.objectContaining({ complete: false })])
    expect(logger.warn.mock.calls[0]?.[0].err.message).toBe('the embeddings server refuses every text')
  })
})

describe('a text that makes the server fail', () => {
  const isPoisoned = () => server.requests.at(-1)?.body.input.includes('poison') ?? false
  const notANumber: RequestListener = (_, response) => {
    const texts = server.requests.at(-1)?.body.input ?? []
    response.end(JSON.stringify(responseOf(texts.map((text) => [text === 'poison' ? Number.NaN : 1]))))
  }

  it.each([
    ['answers 500', (_: unknown, response: ServerResponse) => response.writeHead(500).end()],
    ['sends a number that is not finite', notANumber],
    ['closes the connection', (request: IncomingMessage) => request.socket.destroy()],
  ])('is left out, and all others are embedded, if it %s', async (_, fail) => {
    const [one, other] = await test.db.selectFrom('organization').select('id').limit(2).execute()
    const ids = [await addManual(['first'], one?.id), await addManual([...numbered('second', 40), 'poison'], other?.id)]
    server.respondWith((request, response) => (isPoisoned() ? fail(request, response) : embedAll(request, response)))
    await runJob()
    const [first = [], second = []] = await Promise.all(ids.map(vectors))
    expect([first.length, second.length]).toEqual([1, 41])
    expect(second.filter(({ dimensions }) => dimensions === null)).toHaveLength(1)
    for (const id of ids) expect(await progress(id)).toMatchObject({ complete: true })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('and restart does not keep other manuals from their turn', async () => {
    const [one, other] = await test.db.selectFrom('organization').select('id').limit(2).execute()
    const ids = [await addManual(['first'], one?.id), await addManual(['second'], other?.id)]
    const poisoned = await addManual(['poison'], other?.id)
    let isRestarting = false
    server.respondWith((request, response) => {
      const fails = isPoisoned() || isRestarting
      isRestarting = isPoisoned()
      if (fails) response.writeHead(502).end()
      else embedAll(request, response)
    })
    await runJob()
    expect(server.texts()[0]).toBe('poison')
    for (const id of ids) expect(await progress(id)).toMatchObject({ complete: true })
    expect([await vectors(poisoned), await progress(poisoned)]).toEqual([
      [],
      expect.objectContaining({ complete: false }),
    ])
  })
})

it('a manual that failed comes after the others, also after a restart, for an hour', async () => {
  const ids = [await addManual(['first']), await addManual(['second'])]
  const nextOf = () => createEmbeddingRepository(test.db).findNext('small')
  const failed = await nextOf()
  if (!failed) throw new Error('nothing to embed')
  await createEmbeddingRepository(test.db).recordFailure(failed, 'small')
  expect((await nextOf())?.id).toBe(ids.find((id) => id !== failed.id))
  await test.db.updateTable('manual_embedding').set({ failed_at: sql`now() - interval '61 minutes'` }).execute()
  expect((await nextOf())?.id).toBe(failed.id)
})

it('organizations take turns', async () => {
  const [one, other] = await test.db.selectFrom('organization').select('id').limit(2).execute()
  await addManual(numbered('first', 100), one?.id)
  await addManual(numbered('second', 40), other?.id)
  await addManual(numbered('third', 40))
  await runJob()
  const owners = server.requests.map(({ body }) => body.input[0]?.split(' ')[0])
  expect(new Set(owners.slice(0, 3))).toEqual(new Set(['first', 'second', 'third']))
  expect(new Set(owners.slice(3, 6))).toEqual(new Set(['first', 'second', 'third']))
  expect(owners.slice(6)).toEqual(['first', 'first'])
})

it('is scheduled where a server is set up, and reported by /readyz', async () => {
  expect(parseCrontab(embedEveryMinute)).toMatchObject([{ task: 'embed-manuals' }])
  expect(test.crontab).toContain(embedEveryMinute)
  expect((await test.anyone.get('/readyz')).body).toMatchObject({ embeddings: { model: 'small' } })
})

describe('without a server', () => {
  it('nothing is scheduled, enqueued or stored', async () => {
    const without = await createTestApp()
    const pdf = await pdfOf(['The tachometer is on the left.'])
    await uploadAndRead(without, { machineId: await without.machineId('WL-120'), pdf })
    const jobs = await sql`select from graphile_worker.jobs where task_identifier = 'embed-manuals'`.execute(without.db)
    expect(jobs.rows).toEqual([])
    expect(parseCrontab(without.crontab).map(({ task }) => task)).not.toContain('embed-manuals')
    expect(await without.db.selectFrom('manual_embedding').selectAll().execute()).toEqual([])
    await without.close()
  })
})
