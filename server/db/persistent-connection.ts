import { Socket } from 'node:net'
import type pg from 'pg'
import type { Liveness } from '../infrastructure/liveness/liveness'
import type { Logger } from '../infrastructure/logging/logger'
import { settledWithin } from '../infrastructure/settled-within'
import { connectionOptions } from './connection'
import { PreparingClient } from './preparing-client'

/** A query that takes longer will never be answered. */
const QUERY_TIMEOUT_MS = 10_000
const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 2000
const CLOSE_TIMEOUT_MS = 5000
const CHECK_INTERVAL_MS = 5000
/** How many checks in a row may go without an answer. */
const MAX_MISSED_CHECKS = 2

interface Options {
  connectionString: string
  /** Runs on each new connection before it is used, for example to acquire locks. An error closes that connection. */
  prepare(client: pg.Client, isReconnected: boolean): Promise<void>
  logger: Pick<Logger, 'warn'>
  /** Watches the connection under a name. */
  liveness?: { of: Liveness; name: string } | undefined
  /** Replaced in tests. */
  checkIntervalMs?: number
}

/** A connection that lasts as long as the process: it is reopened, with growing pauses, whenever it is lost. */
export interface PersistentConnection {
  /** Resolves to undefined while the connection is lost. */
  current(): Promise<pg.Client | undefined>
  close(): Promise<void>
}

/**
 * A connection that waits for notifications, or only has locks, may be lost without an error. It is asked again and again,
 * and one that does not answer counts as lost.
 * @throws the error of the first attempt; later errors are logged and the attempt is repeated
 */
export async function openPersistentConnection(options: Options): Promise<PersistentConnection> {
  const { connectionString, prepare, logger, liveness, checkIntervalMs = CHECK_INTERVAL_MS } = options
  let client: PreparingClient | undefined
  let socket: Socket
  let opening: Promise<void> | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let missedChecks = 0

  async function open(isReconnected: boolean): Promise<void> {
    const own = new Socket()
    socket = own
    const opened = new PreparingClient({
      connectionString,
      ...connectionOptions,
      stream: () => own,
      query_timeout: QUERY_TIMEOUT_MS,
    })
    opened.on('drain', () => {
      if (client === opened) missedChecks = 0
    })
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
      own.destroy()
      throw error
    }
    client = opened
    missedChecks = 0
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

  /** Counts the checks instead of the time, in which an event loop that is busy receives no answers. */
  function check(): void {
    missedChecks += 1
    if (!client) return
    if (missedChecks > MAX_MISSED_CHECKS) socket.destroy()
    // What was asked already is to be answered, too.
    else if (!client.isWaiting) client.query('select 1').catch(() => undefined)
  }

  await open(false)
  const checking = setInterval(check, checkIntervalMs)
  liveness?.of.watch(liveness.name, () => missedChecks <= MAX_MISSED_CHECKS)
  return {
    async current() {
      await opening
      return client
    },
    async close() {
      isClosed = true
      clearInterval(checking)
      clearTimeout(retry)
      await opening
      await settledWithin(CLOSE_TIMEOUT_MS, client?.end() ?? Promise.resolve())
      socket.destroy()
    },
  }
}
