import type { TableLimits } from '../../csv/table-row'
import { UnreadableFile } from '../../domain/unreadable-file'
import { WorkerCrashed, WorkerTimedOut } from '../worker-threads/worker-failure'
import { createWorkerPool } from '../worker-threads/worker-pool'
import type { ReadTable, TableReply, TableTask } from './table-message'

/** The largest accepted table takes a small fraction of this. */
const READ_TIMEOUT_MS = 10_000

interface TableFile extends Pick<TableTask, 'kind'>, Partial<Pick<TableTask, 'mapping' | 'remembered'>> {
  content: Buffer
  /** As it was uploaded. */
  name: string
}

/** Reads uploaded tables in worker threads, so that no file, however crafted, delays other requests. */
export interface TableReader {
  /**
   * @throws UnreadableFile with a reason to show to people, or the signal's reason
   */
  readTable(file: TableFile, limits: TableLimits, signal?: AbortSignal): Promise<ReadTable>
  close(): Promise<void>
}

export function createTableReader(): TableReader {
  const pool = createWorkerPool<TableTask, TableReply>(new URL('./table.worker.ts', import.meta.url), {
    size: 2,
    timeoutMs: READ_TIMEOUT_MS,
    heapMegabytes: 256,
    isBackground: true,
  })
  return {
    async readTable({ content, name, kind, mapping = null, remembered = [] }, limits, signal) {
      const task: TableTask = { file: content, fileName: name, limits, kind, mapping, remembered }
      const reply = await pool.run(task, { signal }).catch((error: unknown) => {
        if (error instanceof WorkerTimedOut) throw new UnreadableFile(1, tooSlow)
        if (error instanceof WorkerCrashed) throw new UnreadableFile(1, tooLarge)
        throw error
      })
      if ('rows' in reply) return reply
      throw new UnreadableFile(reply.line, reply.reason)
    },
    close: pool.close,
  }
}

const tooSlow = { en: 'Reading the file took too long.', es: 'Leer el archivo tardó demasiado.' }

const tooLarge = {
  en: 'The file takes too much memory to read.',
  es: 'Leer el archivo necesita demasiada memoria.',
}
