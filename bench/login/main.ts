import type { Database } from '../../server/db/connection'
import { hashPassword } from '../../server/modules/identity'
import { startInstance } from '../instance'
import { timed } from '../timing'
import { tellsNothing, toReport, toText } from './report'

/**
 * Measures whether the duration of a login reveals which accounts exist. Each account is tried once, each time from a
 * different address, so that neither the lock-out nor the limit per address takes effect; both are enabled.
 */
const logins = 200
const warmUp = 20
const people = logins + warmUp
const password = 'the right one is another'

const emailOf = (kind: 'known' | 'unknown', index: number) => `${kind}-${index}@bench.example`

async function seedAccounts(trx: Database): Promise<void> {
  const organization = await trx
    .insertInto('organization')
    .values({ name: 'Bench', type: 'OPERATOR' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: people }, async (_, index) => ({
    email: emailOf('known', index),
    username: emailOf('known', index),
    organization_id: organization.id,
    groups: ['Machine Operator' as const],
    password_hash: await hashPassword(password),
  }))
  await trx
    .insertInto('person')
    .values(await Promise.all(rows))
    .execute()
}

let calls = 0
async function failToSignIn(address: string, email: string): Promise<void> {
  const from = `10.0.${Math.floor(calls / 256)}.${calls % 256}`
  calls += 1
  const response = await fetch(`${address}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: 'not the right one' }),
  })
  await response.text()
  if (response.status !== 401) throw new Error(`${email} was answered with ${response.status} instead of 401`)
}

const instance = await startInstance({ seed: seedAccounts, settings: { TRUST_PROXY: '1' } })
try {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < people; index += 1) {
    // They take turns to go first, so that aftereffects slow both down equally.
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const time = await timed(() => failToSignIn(instance.address, emailOf(kind, index)))
      if (index >= warmUp) times[kind].push(time)
    }
  }
  const report = toReport(times)
  console.log(toText(report))
  if (!tellsNothing(report)) process.exitCode = 1
} finally {
  await instance.stop()
}
