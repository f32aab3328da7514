import type { TableLimits, TableRow } from '../../csv/read-csv'
import { UnreadableTable } from '../../csv/unreadable-table'
import { WorkerCrashed, WorkerTimedOut } from '../worker-threads/worker-failure'
import { createWorkerPool } from '../worker-threads/worker-pool'
import type { TableReply, TableTask } from './table-message'

/** Limit for reading one table; the largest one that is accepted takes a small part of it. */
const timeoutMs = 10_000

/** Reads tables that people send, in worker threads: however a file is made, it holds up nobody else. */
export interface TableReader {
  /**
   * @returns the rows, the head first
   * @throws UnreadableTable with a reason for people, or the signal's reason
   */
  readTable(file: Buffer, limits: TableLimits, signal?: AbortSignal): Promise<TableRow[]>
  close(): Promise<void>
}

export function createTableReader(): TableReader {
  const pool = createWorkerPool<TableTask, TableReply>(new URL('./table.worker.ts', import.meta.url), {
    size: 2,
    timeoutMs,
    heapMegabytes: 256,
  })
  return {
    async readTable(file, limits, signal) {
      const reply = await pool.run({ file, limits }, { signal }).catch((error: unknown) => {
        if (error instanceof WorkerTimedOut) throw new UnreadableTable(1, 'Reading the file took too long.')
        if (error instanceof WorkerCrashed) throw new UnreadableTable(1, 'The file takes too much memory to read.')
        throw error
      })
      if ('rows' in reply) return reply.rows
      throw new UnreadableTable(reply.line, reply.reason)
    },
    close: pool.close,
  }
}
