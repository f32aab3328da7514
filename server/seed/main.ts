import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasOwnSandbox } from '../connect-payments'
import { openDatabase } from '../db/open-database'
import { readSecrets } from '../infrastructure/config/secrets'
import { parseSettings } from '../infrastructure/config/settings'
import { createLocalFileStore } from '../infrastructure/files/local-file-store'
import { createLogger } from '../infrastructure/logging/logger'
import { openDemonstrationBank } from '../open-demonstration-bank'
import { StartupError } from '../startup-error'
import { makeScale } from './scale/make-scale'
import { seedDemonstration } from './seed-demonstration'
import { seedSuperUser } from './seed-super-user'

const usage = `npm run seed -- --demonstration
  makes the demonstration in an empty database
npm run seed -- --scale [--instances 100000] [--readings 5000000]
  makes a dealership with very many machines, to measure with
SUPER_USER_PASSWORD=... npm run seed -- --super-user someone@example.com
  makes the first super user`

/** Seeds an external database; the embedded one gets the demonstration at the first start. */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      demonstration: { type: 'boolean', default: false },
      scale: { type: 'boolean', default: false },
      instances: { type: 'string' },
      readings: { type: 'string' },
      'super-user': { type: 'string' },
    },
  })
  const email = values['super-user']
  if (!values.demonstration && !values.scale && email === undefined) throw new StartupError(usage)

  const settings = parseSettings(process.env)
  const { database: password } = await readSecrets(settings.DATA_DIR)
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    password,
    logger: createLogger(settings.LOG_LEVEL),
    timeLimits: {},
  })
  try {
    const { db } = database.connection
    if (email !== undefined) console.log(await seedSuperUser(db, email, process.env.SUPER_USER_PASSWORD))
    if (values.demonstration) {
      const { connectionString } = database.connection
      const openBank = hasOwnSandbox(settings) ? () => openDemonstrationBank(connectionString) : undefined
      const files = await createLocalFileStore(join(settings.DATA_DIR, 'files'))
      const lines = await seedDemonstration({ db, files, make: true, openBank })
      console.log(lines?.join('\n') ?? 'The database already contains accounts, so nothing was created.')
    }
    if (values.scale) await makeScale(db, values, console.log)
  } finally {
    await database.close()
  }
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
