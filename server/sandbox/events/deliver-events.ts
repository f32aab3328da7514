import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { SandboxDatabase } from '../database/open-sandbox-database'
import type { SandboxConfig, Webhook } from '../sandbox-options'
import { unixTime } from '../unix-time'

const TIMEOUT_MS = 10_000
const AT_ONCE = 5
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 3_600_000
/** With the pauses above, some three days. */
const MAX_ATTEMPTS = 80

const pauseMs = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

interface Due {
  id: number
  attempts: number
  body: Record<string, unknown>
}

/**
 * Delivers what is due, a few at a time. A delivery is postponed before it is tried, so that a crash, a slow receiver
 * or a second process only means that it is tried again.
 * @returns whether anything was delivered or refused
 */
export async function deliverEvents(db: SandboxDatabase, config: SandboxConfig, webhook: Webhook): Promise<boolean> {
  const url = typeof webhook.url === 'function' ? webhook.url() : webhook.url
  if (url === undefined) return false
  const due = await claim(db, config.now())
  await Promise.all(
    due.map(async ({ id, attempts, body }) => {
      const outcome = await post(url, webhook.secret, JSON.stringify(body))
      const hasEnded = outcome === 'delivered' || attempts >= MAX_ATTEMPTS
      await db
        .updateTable('event_delivery')
        .set({
          last_outcome: outcome,
          ...(hasEnded ? { ended_at: config.now() } : { due_at: new Date(config.now().getTime() + pauseMs(attempts)) }),
        })
        .where('id', '=', id)
        .execute()
    }),
  )
  return due.length > 0
}

async function claim(db: SandboxDatabase, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update event_delivery set
      attempts = attempts + 1,
      due_at = ${new Date(now.getTime() + 2 * TIMEOUT_MS)}
    from event
    where event.id = event_delivery.event_id and event_delivery.id in (
      select id from event_delivery where ended_at is null and due_at <= ${now}
      order by due_at, id limit ${AT_ONCE} for update skip locked)
    returning event_delivery.id, event_delivery.attempts, event.body`.execute(db)
  return rows.sort((a, b) => a.id - b.id)
}

async function post(url: string, secret: string, body: string): Promise<string> {
  // Receivers refuse a signature that is minutes old, so it is of the time of the delivery and not of the event.
  const time = unixTime(new Date())
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
        'user-agent': 'Yardhand payment sandbox',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.ok ? 'delivered' : `refused with ${response.status}`
  } catch (error) {
    return error instanceof Error ? `failed: ${error.name}` : 'failed'
  }
}
