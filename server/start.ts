import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { CannotStart } from './cannot-start'
import { openDatabase } from './db/open-database'
import { readSecrets } from './infrastructure/config/secrets'
import { parseSettings, type Settings } from './infrastructure/config/settings'
import { createLocalFileStore } from './infrastructure/files/local-file-store'
import { type JobWorker, startJobWorker } from './infrastructure/jobs/worker'
import { createKeyring } from './infrastructure/keys/keyring'
import { createLogger } from './infrastructure/logging/logger'
import { seedDemonstration } from './seed/seed-demonstration'

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))

/**
 * Starts the whole product in one process: database, calls, socket, web app, jobs.
 * @returns how to stop it: no new work is taken, what has begun is finished, then the database is closed
 */
export async function start(environment: Record<string, string | undefined>): Promise<{ stop(): Promise<void> }> {
  const settings = parseSettings(environment)
  const logger = createLogger(settings.LOG_LEVEL)
  await mkdir(settings.DATA_DIR, { recursive: true })
  const secrets = await readSecrets(settings.DATA_DIR)
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    password: secrets.database,
    logger,
    onTakenOver: endAtOnce,
  })
  const closers = [database.close]
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }

  try {
    const { connection } = database
    const files = await createLocalFileStore(join(settings.DATA_DIR, 'files'))
    const demonstration = await seedDemonstration({ db: connection.db, files, make: database.embedded })
    refuseDemonstrationOnNetwork(settings, demonstration !== undefined)

    const keyring = createKeyring({
      secret: settings.AUTH_SECRET ?? secrets.signing,
      // The secret of the folder has signed whatever was made before AUTH_SECRET was set.
      previousSecrets: [...settings.AUTH_SECRET_PREVIOUS, ...(settings.AUTH_SECRET ? [secrets.signing] : [])],
      versions: settings.KEY_VERSIONS,
    })
    const { app, jobs, crontab, onRecovered, finishFirst } = await buildApp({
      settings,
      connection,
      files,
      logger,
      keyring,
      demonstration: demonstration !== undefined,
      webFolder,
    })
    closers.push(() => app.close())
    if (settings.ROLE !== 'web') {
      const worker: JobWorker = await startJobWorker({
        connection,
        handlers: jobs,
        crontab,
        onRecovered,
        logger,
      })
      finishFirst(() => worker.stop())
    }
    if (settings.ROLE !== 'worker') console.log(`Yardhand is ready at ${await listen(app, settings)}`)
    for (const line of demonstration ?? []) console.log(line)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Ends the process and leaves everything to the one that has taken over. */
function endAtOnce(reason: CannotStart): void {
  console.error(reason.message)
  process.exit(1)
}

type App = Awaited<ReturnType<typeof buildApp>>['app']

async function listen(app: App, { HOST, PORT }: Settings): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${PORT} on ${HOST} is in use. Stop what uses it, or set PORT to another number.`)
    }
    if (code === 'EACCES') throw new CannotStart(`Port ${PORT} may not be used by this user. Set PORT above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CannotStart(`HOST=${HOST} is no address of this machine.`)
    }
    throw error
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** The demonstration's password is public, so its accounts stay on this machine (behaviour, section 10). */
function refuseDemonstrationOnNetwork({ HOST, ALLOW_DEMO_ON_NETWORK }: Settings, present: boolean): void {
  if (!present || loopback.has(HOST) || ALLOW_DEMO_ON_NETWORK) return
  throw new CannotStart(
    `HOST=${HOST} would open the demonstration's accounts, whose password is public, to the network. ` +
      'Set ALLOW_DEMO_ON_NETWORK=1 if that is meant, or use DATABASE_URL with accounts of your own.',
  )
}
