import pg from 'pg'
import type { Logger } from '../infrastructure/logging/logger'
import { connectionOptions } from './connection'

/** Nothing that is asked over such a connection takes longer, unless its answer never comes. */
const queryMs = 10_000
const pauses = { firstMs: 100, lastMs: 2000 }

interface Options {
  connectionString: string
  /** Runs on each new connection before it is used: takes locks, listens. What it throws closes that connection. */
  prepare(client: pg.Client, isReconnected: boolean): Promise<void>
  logger: Pick<Logger, 'warn'>
}

/** One connection for as long as the process lives: opened again, with growing pauses, whenever it is lost. */
export interface LastingConnection {
  /** Resolves to undefined while the connection is lost. */
  current(): Promise<pg.Client | undefined>
  close(): Promise<void>
}

/** @throws the error of the first attempt; later ones are logged and followed by another */
export async function openLastingConnection(options: Options): Promise<LastingConnection> {
  const { connectionString, prepare, logger } = options
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(isReconnected: boolean): Promise<void> {
    const opened = new pg.Client({ connectionString, ...connectionOptions, query_timeout: queryMs })
    let hasEnded = false
    // Whatever breaks a connection also ends it.
    opened.on('error', () => undefined)
    opened.once('end', () => {
      hasEnded = true
      if (client !== opened) return
      client = undefined
      reopen(pauses.firstMs)
    })
    try {
      await opened.connect()
      await prepare(opened, isReconnected)
      if (hasEnded) throw new Error('Connection terminated while it was prepared')
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
        reopen(Math.min(pauseMs * 2, pauses.lastMs))
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
