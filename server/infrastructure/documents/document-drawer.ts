import { DomainError } from '../../domain/domain-error'
import { currentRequester } from '../current-requester'
import { createFairQueue, QueueFull } from '../fair-queue/fair-queue'
import type { FileStore } from '../files/file-store'
import { WorkerTimedOut } from '../worker-threads/worker-failure'
import { createWorkerPool } from '../worker-threads/worker-pool'
import type { DocumentTask } from './document-task'
import type { Sheet } from './sheet'

export interface Composed {
  /** Of the file, without its ending. */
  name: string
  sheet: Sheet
  /** Of the dealership on whose letterhead it is. */
  logoKey: string | null
}

export interface Drawn {
  name: string
  pdf: Buffer
}

/** Draws documents in worker threads, because one of many lines takes seconds, in which nobody else would be answered. */
export interface DocumentDrawer {
  /**
   * Composes and draws a document in the turn of the current requester.
   * @throws DomainError `documents_busy`, what `compose` throws, or the reason why the requester's signal has aborted
   */
  draw(compose: () => Promise<Composed>): Promise<Drawn>
  close(): Promise<void>
}

const THREADS = 2
const turns = { slots: THREADS, slotsPerOwner: 1, waitingPerOwner: 40, slotsPerMember: 1, waitingPerMember: 8 }
/** The longest order takes a few seconds. */
const TIMEOUT_MS = 60_000

export function createDocumentDrawer(files: Pick<FileStore, 'read'>): DocumentDrawer {
  const pool = createWorkerPool<DocumentTask, Uint8Array>(new URL('./document.worker.ts', import.meta.url), {
    size: THREADS,
    timeoutMs: TIMEOUT_MS,
    heapMegabytes: 384,
    isBackground: true,
  })
  const queue = createFairQueue(turns)
  return {
    async draw(compose) {
      const { owner, member, signal } = currentRequester.getStore() ?? nobody
      const composeAndDraw = async () => {
        const { name, sheet, logoKey } = await compose()
        const logo = await logoOf(files, logoKey)
        return { name, pdf: Buffer.from(await pool.run({ sheet, logo }, { signal })) }
      }
      return queue.run({ owner, member }, composeAndDraw, signal).catch(refuse)
    },
    close: pool.close,
  }
}

const nobody = { owner: '', member: '', signal: undefined }

/** A logo as PNG, which documents can contain; they do without one whose file is gone or damaged. */
async function logoOf(files: Pick<FileStore, 'read'>, key: string | null): Promise<Uint8Array | undefined> {
  if (!key) return undefined
  try {
    const { default: sharp } = await import('sharp')
    return await sharp(await files.read(key))
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull) throw documentsBusy('too-many-requests', 5)
  if (error instanceof WorkerTimedOut) throw documentsBusy('unavailable', 60)
  throw error
}

const documentsBusy = (kind: 'too-many-requests' | 'unavailable', retryAfterSeconds: number) =>
  new DomainError(
    kind,
    'documents_busy',
    {
      en: 'Many documents are being written at the moment. Try again in a few seconds.',
      es: 'En este momento se están preparando muchos documentos. Vuelva a intentarlo en unos segundos.',
    },
    { retryAfterSeconds },
  )
