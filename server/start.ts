import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { connectPayments, hasOwnSandbox } from './connect-payments'
import { openDatabase } from './db/open-database'
import { createServer } from './http/create-server'
import { serveHealth } from './http/health'
import { readSecrets } from './infrastructure/config/secrets'
import { parseSettings, type Settings } from './infrastructure/config/settings'
import { createLocalFileStore } from './infrastructure/files/local-file-store'
import { type JobWorker, startJobWorker } from './infrastructure/jobs/worker'
import { createKeyring } from './infrastructure/keys/keyring'
import { createLiveness } from './infrastructure/liveness/liveness'
import { createLogger } from './infrastructure/logging/logger'
import { findOcr } from './infrastructure/ocr/find-ocr'
import { createStripeProvider } from './modules/payments'
import { openDemonstrationBank } from './open-demonstration-bank'
import { seedDemonstration } from './seed/seed-demonstration'
import { StartupError } from './startup-error'

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))

/**
 * Starts the whole product in one process: database, API, sockets, web app and jobs.
 * @returns a function that stops it gracefully: it accepts no new work, finishes what is in progress and closes the database
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
    onTakenOver: exitImmediately,
  })
  const closers = [database.close]
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }

  try {
    const { connection } = database
    const files = await createLocalFileStore(join(settings.DATA_DIR, 'files'))
    const demonstration = await seedDemonstration({
      ...{ db: connection.db, files, make: database.embedded },
      // Stripe has no time that could be set.
      openBank: hasOwnSandbox(settings) ? () => openDemonstrationBank(connection.connectionString) : undefined,
    })
    refuseDemonstrationOnNetwork(settings, demonstration !== undefined)

    const liveness = createLiveness()
    const keyring = createKeyring({
      secret: settings.AUTH_SECRET ?? secrets.signing,
      // Before AUTH_SECRET was set, the secret of the data folder was used for signing.
      previousSecrets: [...settings.AUTH_SECRET_PREVIOUS, ...(settings.AUTH_SECRET ? [secrets.signing] : [])],
      versions: settings.KEY_VERSIONS,
    })
    const payments = await connectPayments({
      ...{ settings, keyring, logger, liveness },
      connectionString: connection.connectionString,
    })
    closers.push(() => payments.close())
    const ocr = await findOcr(settings, logger)
    const { app, health, jobs, crontab, onRecovered, finishFirst } = await buildApp({
      settings,
      connection,
      files,
      logger,
      keyring,
      demonstration: demonstration !== undefined,
      ocr,
      payments: createStripeProvider(payments.connection),
      sandboxUrl: payments.sandboxUrl,
      webFolder,
      liveness,
    })
    closers.push(() => app.close())
    if (settings.ROLE !== 'web') {
      const worker: JobWorker = await startJobWorker({
        connection,
        handlers: jobs,
        crontab,
        onRecovered,
        logger,
        liveness,
      })
      finishFirst(() => worker.stop())
    }
    if (settings.ROLE === 'worker') {
      const server = await createServer({ logger, maxUploadMb: 0, trustProxy: settings.TRUST_PROXY })
      closers.push(() => server.close())
      serveHealth(server, health)
      console.log(`Yardhand runs jobs; /healthz and /readyz are at ${await listen(server, settings)}`)
    } else {
      if (!environment.PUBLIC_URL && !loopback.has(settings.HOST)) {
        logger.warn(`PUBLIC_URL is not set: e-mails link to ${settings.PUBLIC_URL}, and payments return there alone`)
      }
      const address = await listen(app, settings)
      payments.listensAt(address)
      console.log(`Yardhand is ready at ${address}`)
    }
    for (const line of demonstration ?? []) console.log(line)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Exits without closing anything, because the process that has taken over uses it. */
function exitImmediately(reason: StartupError): void {
  console.error(reason.message)
  process.exit(1)
}

async function listen(app: FastifyInstance, { HOST, PORT }: Settings): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${PORT} on ${HOST} is in use. Stop the program that uses it, or set another PORT.`)
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${PORT} requires administrator rights. Set PORT to 1024 or above.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST=${HOST} is not an address of this computer.`)
    }
    throw error
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** The password of the demonstration accounts is public, so they must not be reachable from a network (behaviour, section 10). */
function refuseDemonstrationOnNetwork({ HOST, ALLOW_DEMO_ON_NETWORK }: Settings, present: boolean): void {
  if (!present || loopback.has(HOST) || ALLOW_DEMO_ON_NETWORK) return
  throw new StartupError(
    `HOST=${HOST} would expose the demonstration accounts, whose password is public, to the network. ` +
      'Set ALLOW_DEMO_ON_NETWORK=1 if this is intended, or set DATABASE_URL to use a database of your own.',
  )
}
