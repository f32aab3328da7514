import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Attack, AttackContext } from '../attack'
import { json, type Neighbour, read } from '../neighbour'

const rounds = 10
const recoveryMs = 10_000
const writers = 4

/**
 * Ends every connection of the database and then kills its postmaster, ten times, while readings are entered. After each
 * it must be up again by itself within ten seconds, and in the end each reading that was acknowledged is stored once.
 */
export const attack: Attack = {
  name: 'lost-database',
  description: `database backends and postmaster killed ${rounds} times under load`,
  isOutage: true,
  prepare: async () => undefined,
  async run(context) {
    const over = new AbortController()
    const ledgers = Array.from({ length: writers }, () => enterReadings(context.attacker, over.signal))
    const slow: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const kill of [killBackends, killPostmaster]) {
        await kill(context)
        const recovered = await recoveryOf(context)
        if (!(recovered < recoveryMs)) slow.push(`not up within ${recoveryMs / 1000} s after ${kill.name}`)
      }
    }
    over.abort()
    const ledger = (await Promise.all(ledgers)).flat()
    const faults = [...new Set(slow), ...(await lostReadings(context, ledger))]
    if (faults.length > 0) throw new Error(faults.join('; '))
  },
}

/** A reading that was sent, under its own id, until it was acknowledged or the attack was over. */
interface Sent {
  clientId: string
  isAcknowledged: boolean
}

let value = 0
async function enterReadings({ fetch, instanceId }: Neighbour, signal: AbortSignal): Promise<Sent[]> {
  const ledger: Sent[] = []
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
  return ledger
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
  const pid = await database.postmaster()
  if (pid === undefined) throw new Error('there is no postmaster')
  process.kill(pid, 'SIGKILL')
}

/** Milliseconds until a question to the database is answered again; no more than twice what is allowed. */
async function recoveryOf({ attacker }: AttackContext): Promise<number> {
  const start = performance.now()
  let isUp = false
  while (!isUp && performance.now() - start < 2 * recoveryMs) {
    isUp = await attacker
      .fetch('/api/v2/auth/me')
      .then(read, () => undefined)
      .then(Boolean, () => false)
    if (!isUp) await wait(50)
  }
  return performance.now() - start
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
  const acknowledged = ledger.filter(({ isAcknowledged }) => isAcknowledged)
  const lost = acknowledged.filter(({ clientId }) => !stored.has(clientId))
  const doubled = [...stored.values()].filter((count) => count > 1)
  console.error(`${acknowledged.length} readings acknowledged, ${stored.size} of ${ledger.length} stored`)
  return [
    ...(acknowledged.length === 0 ? ['no reading was acknowledged'] : []),
    ...(lost.length > 0 ? [`${lost.length} acknowledged readings lost`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} readings stored twice`] : []),
  ]
}
