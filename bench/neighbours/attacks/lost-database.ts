import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { json } from '../../authorized-fetch'
import type { Attack, AttackContext } from '../attack'
import type { Neighbour } from '../neighbour'

const rounds = 10
const recoveryMs = 10_000
const writers = 4
const readingsBetween = 20
const patienceMs = 60_000

/**
 * Ten times, while readings are entered, ends every connection of the database and then kills its postmaster. Each time
 * it must recover by itself within ten seconds, and finally each acknowledged reading must be stored exactly once.
 */
export const attack: Attack = {
  name: 'lost-database',
  description: `database backends and postmaster killed ${rounds} times under load`,
  isOutage: true,
  prepare: async () => undefined,
  async run(context) {
    const over = new AbortController()
    const ledger: Sent[] = []
    const writing = Array.from({ length: writers }, () => enterReadings(context.attacker, ledger, over.signal))
    const slow: string[] = []
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const kill of [killBackends, killPostmaster]) {
        await moreAcknowledged(ledger)
        const elapsed = await recoveryAfter(kill, context)
        recoveries.push(elapsed)
        if (!(elapsed < recoveryMs)) slow.push(`not up within ${recoveryMs / 1000} s after ${kill.name}`)
      }
    }
    over.abort()
    console.error(`recovered after ${Math.max(...recoveries).toFixed(0)} ms at most`)
    await Promise.all(writing)
    const faults = [...new Set(slow), ...(await lostReadings(context, ledger))]
    if (faults.length > 0) throw new Error(faults.join('; '))
  },
}

/** A reading that was sent under its own id until it was acknowledged or the attack ended. */
interface Sent {
  clientId: string
  isAcknowledged: boolean
}

let value = 0
async function enterReadings({ fetch, instanceId }: Neighbour, ledger: Sent[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    value += 1
    const entry = { clientId: randomUUID(), isAcknowledged: false }
    const body = { value: value / 10, taken_at: new Date(), confirmed: true, client_id: entry.clientId }
    ledger.push(entry)
    while (!entry.isAcknowledged && !signal.aborted) {
      const status = await fetch(`/api/v2/machines/instance/${instanceId}/readings`, json('POST', body)).then(
        async (response) => {
          await response.text()
          return response.status
        },
        () => undefined,
      )
      if (status === 201) entry.isAcknowledged = true
      else if (status === 409) break
      else await wait(50)
    }
  }
}

const acknowledgedIn = (ledger: readonly Sent[]) => ledger.filter(({ isAcknowledged }) => isAcknowledged)

/** Waits until more readings were acknowledged, so that there is something to lose. */
async function moreAcknowledged(ledger: readonly Sent[]): Promise<void> {
  const enough = acknowledgedIn(ledger).length + readingsBetween
  const start = performance.now()
  while (acknowledgedIn(ledger).length < enough) {
    if (performance.now() - start > patienceMs) throw new Error('readings are no longer acknowledged')
    await wait(20)
  }
}

async function killBackends({ database }: AttackContext): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await client.end()
}

async function killPostmaster({ database }: AttackContext): Promise<void> {
  const killed = await database.postmaster()
  if (killed === undefined) throw new Error('there is no postmaster')
  process.kill(killed, 'SIGKILL')
  // Its orphaned processes may still answer for a moment, which does not count as recovery.
  const start = performance.now()
  let pid: number | undefined = killed
  while ((pid === killed || pid === undefined) && performance.now() - start < 2 * recoveryMs) {
    await wait(20)
    pid = await database.postmaster()
  }
}

/** Milliseconds from the kill until the database answers a query; it waits at most twice the limit. */
async function recoveryAfter(kill: typeof killBackends, context: AttackContext): Promise<number> {
  const start = performance.now()
  await kill(context)
  for (;;) {
    const isUp = await context.attacker.fetch('/api/v2/auth/me').then(isAnswered, () => false)
    const elapsed = performance.now() - start
    if (isUp || elapsed > 2 * recoveryMs) return elapsed
    await wait(50)
  }
}

async function isAnswered(response: Response): Promise<boolean> {
  await response.text()
  return response.ok
}

async function lostReadings({ database }: AttackContext, ledger: readonly Sent[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ client_id: string; count: string }>(
    'select client_id, count(*) as count from reading where client_id = any($1) group by client_id',
    [ledger.map(({ clientId }) => clientId)],
  )
  await client.end()
  const stored = new Map(rows.map(({ client_id, count }) => [client_id, Number(count)]))
  const acknowledged = acknowledgedIn(ledger)
  const lost = acknowledged.filter(({ clientId }) => !stored.has(clientId))
  const doubled = [...stored.values()].filter((count) => count > 1)
  console.error(`${acknowledged.length} readings acknowledged, ${stored.size} of ${ledger.length} stored`)
  return [
    ...(acknowledged.length === 0 ? ['no reading was acknowledged'] : []),
    ...(lost.length > 0 ? [`${lost.length} acknowledged readings lost`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} readings stored twice`] : []),
  ]
}
