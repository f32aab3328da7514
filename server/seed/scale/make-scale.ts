import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/connection'
import { StartupError } from '../../startup-error'
import { fullScale, type Scale, scalePeople } from './scale'
import { seedScale, settle } from './seed-scale'

const count = z.coerce.number().int().min(1)

/** @throws StartupError for what is no number, or readings that are fewer than the machines */
export function parseScale(given: { instances?: string; readings?: string }): Scale {
  const { data } = z
    .object({ instances: count.default(fullScale.instances), readings: count.default(fullScale.readings) })
    .safeParse(given)
  if (!data) throw new StartupError('--instances and --readings are whole numbers of at least 1.')
  if (data.readings < data.instances) throw new StartupError('Each machine has a reading: give --readings as well.')
  return data
}

/** Makes the large database as the command `npm run seed -- --scale` asks for it, all or nothing, and says how to sign in. */
export async function makeScale(
  db: Database,
  given: { instances?: string; readings?: string },
  say: (line: string) => void,
): Promise<void> {
  const scale = parseScale(given)
  const began = performance.now()
  const password = randomBytes(12).toString('base64url')
  await db.transaction().execute((trx) => seedScale(trx, { ...scale, password, say }))
  await settle(db)
  say(`Made in ${Math.round((performance.now() - began) / 1000)} s. Sign in with the password ${password} as`)
  for (const { email, group, organization } of Object.values(scalePeople))
    say(`  ${email}  ${group} of ${organization}`)
}
