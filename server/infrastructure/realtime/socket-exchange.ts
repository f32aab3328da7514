import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openPersistentConnection } from '../../db/persistent-connection'
import type { Liveness } from '../liveness/liveness'
import type { Logger } from '../logging/logger'

const channel = 'yardhand_sockets'
/** The payload of NOTIFY must be shorter than 8000 bytes (PostgreSQL, sql-notify). */
const MAX_NOTIFY_BYTES = 7900
/** Ample time for the other processes to read a larger message. */
const ATTACHMENT_LIFETIME = '1 minute'

/** Passes messages between the processes that serve sockets; messages of one process arrive in order. */
export interface SocketExchange {
  /** Never rejects; while the database is unavailable, the message does not reach other processes. */
  publish(message: object): Promise<void>
  onMessage(deliver: (message: unknown) => void): void
  /** Resolves once everything published so far was sent. */
  close(): Promise<void>
}

interface Options {
  connectionString: string
  logger: Logger
  /** Called when messages may have been missed: after a lost connection, this process's own or that of a sender, was restored. */
  onMissed: () => void
  liveness?: Liveness | undefined
}

export async function openSocketExchange({
  connectionString,
  logger,
  onMissed,
  liveness,
}: Options): Promise<SocketExchange> {
  let deliver: (message: unknown) => void = () => undefined
  let received = Promise.resolve()
  let published = Promise.resolve()
  const sender = randomUUID()
  let hasLostMessages = false
  const logFailure = (error: unknown) => logger.error({ err: error }, 'a message between processes was lost')

  async function receive(client: pg.Client, payload: string): Promise<void> {
    const { message, attachment, lostBy } = JSON.parse(payload)
    if (lostBy !== undefined) return lostBy === sender ? undefined : onMissed()
    deliver(attachment === undefined ? message : await readAttachment(client, attachment))
  }

  /** What did not reach the other processes, they may have missed. */
  async function reportLoss(client: pg.Client): Promise<void> {
    if (!hasLostMessages) return
    await notify(client, JSON.stringify({ lostBy: sender }))
    hasLostMessages = false
  }

  const connection = await openPersistentConnection({
    connectionString,
    logger,
    liveness: liveness && { of: liveness, name: 'events between processes' },
    async prepare(client, isReconnected) {
      client.on('notification', ({ payload = '' }) => {
        received = received
          .then(() => receive(client, payload))
          .catch((error) => {
            logFailure(error)
            onMissed()
          })
      })
      await client.query(`listen ${channel}`)
      await reportLoss(client)
      if (isReconnected) onMissed()
    },
  })

  async function send(message: object): Promise<void> {
    const client = await connection.current()
    try {
      if (!client) throw new Error('the connection between processes is lost')
      await reportLoss(client)
      await notify(client, await pack(client, message))
    } catch (error) {
      hasLostMessages = true
      throw error
    }
  }

  return {
    publish(message) {
      published = published.then(() => send(message)).catch(logFailure)
      return published
    },
    onMessage(next) {
      deliver = next
    },
    async close() {
      await published
      await connection.close()
    },
  }
}

const notify = (client: pg.Client, payload: string) => client.query('select pg_notify($1, $2)', [channel, payload])

async function pack(client: pg.Client, message: object): Promise<string> {
  const text = JSON.stringify({ message })
  if (Buffer.byteLength(text) <= MAX_NOTIFY_BYTES) return text
  await client.query('delete from socket_io_attachments where created_at < now() - $1::interval', [ATTACHMENT_LIFETIME])
  const insert = 'insert into socket_io_attachments (payload) values ($1) returning id'
  const { rows } = await client.query(insert, [Buffer.from(text)])
  return JSON.stringify({ attachment: rows[0].id })
}

async function readAttachment(client: pg.Client, id: unknown): Promise<unknown> {
  const { rows } = await client.query('select payload from socket_io_attachments where id = $1', [id])
  return JSON.parse(rows[0].payload.toString('utf8')).message
}
