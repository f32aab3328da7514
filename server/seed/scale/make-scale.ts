import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/connection'
import { createUnitOfWork } from '../../events/unit-of-work'
import { createLogger } from '../../infrastructure/logging/logger'
import { StartupError } from '../../startup-error'
import { fullScale, type Scale, scalePeople } from './scale'
import { seedScale, vacuumTables } from './seed-scale'

const count = z.coerce.number().int().min(1)

/** @throws StartupError for invalid numbers or fewer readings than machines */
export function parseScale(given: { instances?: string; readings?: string }): Scale {
  const { data } = z
    .object({ instances: count.default(fullScale.instances), readings: count.default(fullScale.readings) })
    .safeParse(given)
  if (!data) throw new StartupError('--instances and --readings must be whole numbers of at least 1.')
  if (data.readings < data.instances) throw new StartupError('Each machine has a reading: increase --readings.')
  return data
}

/** Creates the large data set of `npm run seed -- --scale` in one transaction and prints how to sign in. */
export async function makeScale(
  db: Database,
  given: { instances?: string; readings?: string },
  log: (line: string) => void,
): Promise<void> {
  const scale = parseScale(given)
  const began = performance.now()
  const password = randomBytes(12).toString('base64url')
  // Without subscribers: nobody is notified of what falls due in it.
  const { transact } = createUnitOfWork({ db, logger: createLogger('silent') })
  await transact((trx) => seedScale(trx, { ...scale, password, log }))
  await vacuumTables(db)
  log(`Finished in ${Math.round((performance.now() - began) / 1000)} s. Sign in with the password ${password} as`)
  for (const { email, group, organization } of Object.values(scalePeople))
    log(`  ${email}  ${group} of ${organization}`)
}
