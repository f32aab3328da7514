import type { Worker } from 'node:worker_threads'
import { ownBytes, startWorker } from '../../../../infrastructure/worker-threads/start-worker'
import { ManualUnreadable } from '../manual-unreadable'
import type { ReadManual } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

export interface ReadInWorkerOptions {
  /** Called after each page that was read. */
  onPage?: (done: number, total: number) => void
  /** Milliseconds after which reading is given up. */
  timeoutMs?: number
  signal?: AbortSignal
  maxPages?: number
}

const defaultTimeoutMs = 10 * 60_000

const crashed = () =>
  new ManualUnreadable('crashed', 'The PDF could not be read: it is damaged in a way that stopped the reader.')

/**
 * Reads a PDF in a thread of its own, so that a large or hostile file neither blocks nor ends the server.
 * The thread is ended when it is done, on abort and after `timeoutMs`.
 * @throws ManualUnreadable with a plain reason; `cancelled` when `signal` was aborted
 */
export const readManualInWorker = (bytes: Uint8Array, options: ReadInWorkerOptions = {}): Promise<ReadManual> => {
  const { timeoutMs = defaultTimeoutMs, signal } = options
  if (signal?.aborted) return Promise.reject(cancelled())
  const worker = startWorker(new URL('./reading.worker.ts', import.meta.url))
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(tookTooLong(timeoutMs)), timeoutMs)
  const cancel = () => stop.abort(cancelled())
  signal?.addEventListener('abort', cancel)
  const own = ownBytes(bytes)
  const request: ReadingRequest = { bytes: own, maxPages: options.maxPages }
  worker.postMessage(request, [own.buffer])
  return outcome(worker, stop.signal, options.onPage).finally(async () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    await worker.terminate()
  })
}

const outcome = (worker: Worker, stop: AbortSignal, onPage: ReadInWorkerOptions['onPage']) =>
  new Promise<ReadManual>((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason))
    worker.on('message', (message: ReadingMessage) => {
      if (message.kind === 'page') onPage?.(message.done, message.total)
      else if (message.kind === 'read') resolve(message.manual)
      else reject(new ManualUnreadable(message.code, message.reason))
    })
    worker.on('error', () => reject(crashed()))
    worker.on('exit', () => reject(crashed()))
  })

const cancelled = () => new ManualUnreadable('cancelled', 'Reading the PDF was cancelled.')

const tookTooLong = (timeoutMs: number) =>
  new ManualUnreadable(
    'took_too_long',
    `Reading the PDF took longer than ${Math.ceil(timeoutMs / 1000)} s and was given up.`,
  )
