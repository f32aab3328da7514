import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { WorkerCrashed, WorkerTimedOut } from '../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../infrastructure/worker-threads/worker-pool'
import type { FleetReply, FleetTask } from './fleet-message'
import type { FleetPage } from './read-fleet'

/** Reads documents in worker threads, so that no document can block other requests. */
export interface FleetReader {
  /** @throws UnreadableFile with a readable reason, or the signal's reason */
  readPage(document: Buffer, signal: AbortSignal): Promise<FleetPage>
  close(): Promise<void>
}

/** The largest document of a real fleet takes about a second. */
const DEFAULT_TIMEOUT_MS = 10_000

const tookTooLong: Text = {
  en: 'The document takes too long to read.',
  es: 'El documento tarda demasiado en leerse.',
}
const tookTooMuchMemory: Text = {
  en: 'The document takes too much memory to read.',
  es: 'Leer el documento requiere demasiada memoria.',
}

export function createFleetReader({ timeoutMs = DEFAULT_TIMEOUT_MS } = {}): FleetReader {
  const pool = createWorkerPool<FleetTask, FleetReply>(new URL('./fleet.worker.ts', import.meta.url), {
    size: 2,
    timeoutMs,
    heapMegabytes: 256,
    isBackground: true,
  })
  return {
    async readPage(document, signal) {
      const reply = await pool.run({ document }, { signal }).catch((error: unknown) => {
        if (error instanceof WorkerTimedOut) throw new UnreadableFile(1, tookTooLong)
        if (error instanceof WorkerCrashed) throw new UnreadableFile(1, tookTooMuchMemory)
        throw error
      })
      if ('page' in reply) return reply.page
      throw new UnreadableFile(reply.line, reply.reason)
    },
    close: pool.close,
  }
}
