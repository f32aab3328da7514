import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { EmbeddingsClient } from '../infrastructure/embeddings/embeddings-client'
import type { LanguageModel } from '../infrastructure/language-model/language-model'
import type { Ocr } from '../infrastructure/ocr/ocr'
import type { FullStore } from '../infrastructure/storage-failure'
import { databaseUnavailable, Problem, storageFull } from './problem'

export interface Health {
  checkDatabase: () => Promise<unknown>
  /** The names of what makes no progress in this process. */
  stalled: () => string[]
  /** Which store has no space to write. */
  findFullStore: () => Promise<FullStore | undefined>
  /** Replaced in tests. */
  databaseTimeoutMs?: number
  /** Undefined if there is data of no language. */
  ocr?: Ocr | undefined
  /** Undefined if no server is set up. */
  embeddings?: Pick<EmbeddingsClient, 'model'> | undefined
  /** Undefined if none is set up. */
  model?: Pick<LanguageModel, 'name' | 'provider' | 'health'> | undefined
}

/** A database that is lost may not answer at all. */
const DATABASE_TIMEOUT_MS = 5000

/**
 * Serves `/healthz` (the process is running) and `/readyz` (it accepts work: it is not stopping, has its database and
 * space to write, and whatever runs in it makes progress), which also reports whether text in images can be recognized,
 * and in which languages, the model of the embeddings, and how the language model has fared in this process.
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const {
    checkDatabase,
    stalled,
    findFullStore,
    ocr,
    embeddings,
    model,
    databaseTimeoutMs = DATABASE_TIMEOUT_MS,
  } = health
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (stopping)
      throw new Problem(503, 'stopping', { en: 'The server is stopping.', es: 'El servidor se está deteniendo.' })
    if (!(await isAnswered(checkDatabase(), databaseTimeoutMs))) throw databaseUnavailable()
    const names = stalled()
    if (names.length > 0) throw makesNoProgress(names)
    const full = await findFullStore()
    if (full) throw storageFull(full, 503)
    return {
      status: 'ready',
      ocr: ocr ? { version: ocr.version, languages: ocr.languages } : null,
      embeddings: embeddings ? { model: embeddings.model } : null,
      model: model ? describeModel(model) : null,
    }
  })
}

/** A model that fails is no reason to restart the server, which answers without it. */
function describeModel({ name, provider, health }: Pick<LanguageModel, 'name' | 'provider' | 'health'>) {
  const { state, lastFailure } = health()
  return { name, provider, state, last_failure: lastFailure }
}

async function isAnswered(check: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const answered = check.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, wait(timeoutMs, false, { ref: false })])
}

const makesNoProgress = (names: readonly string[]) =>
  new Problem(503, 'no_progress', {
    en: `No progress is being made by: ${names.join(', ')}.`,
    es: `No hay progreso en: ${names.join(', ')}.`,
  })
