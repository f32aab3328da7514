import pg from 'pg'
import type { Logger } from '../infrastructure/logging/logger'
import { connectionOptions } from './connection'

/** A query that takes longer will never be answered. */
const QUERY_TIMEOUT_MS = 10_000
const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 2000

interface Options {
  connectionString: string
  /** Runs on each new connection before it is used, for example to acquire locks. An error closes that connection. */
  prepare(client: pg.Client, isReconnected: boolean): Promise<void>
  logger: Pick<Logger, 'warn'>
}

/** A connection that lasts as long as the process: it is reopened, with growing pauses, whenever it is lost. */
export interface PersistentConnection {
  /** Resolves to undefined while the connection is lost. */
  current(): Promise<pg.Client | undefined>
  close(): Promise<void>
}

/** @throws the error of the first attempt; later errors are logged and the attempt is repeated */
export async function openPersistentConnection(options: Options): Promise<PersistentConnection> {
  const { connectionString, prepare, logger } = options
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(isReconnected: boolean): Promise<void> {
    const opened = new pg.Client({ connectionString, ...connectionOptions, query_timeout: QUERY_TIMEOUT_MS })
    let hasEnded = false
    // Every such error is followed by `end`.
    opened.on('error', () => undefined)
    opened.once('end', () => {
      hasEnded = true
      if (client !== opened) return
      client = undefined
      reopen(MIN_PAUSE_MS)
    })
    try {
      await opened.connect()
      await prepare(opened, isReconnected)
      if (hasEnded) throw new Error('Connection terminated while it was being prepared')
    } catch (error) {
      if (!hasEnded) await opened.end().catch(() => undefined)
      throw error
    }
    client = opened
  }

  function reopen(pauseMs: number): void {
    if (isClosed) return
    retry = setTimeout(() => {
      opening = open(true).catch((error) => {
        if (isClosed) return
        logger.warn({ err: error }, 'the database cannot be reached')
        reopen(Math.min(pauseMs * 2, MAX_PAUSE_MS))
      })
    }, pauseMs)
  }

  await open(false)
  return {
    async current() {
      await opening
      return client
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await opening
      await client?.end()
    },
  }
}
