import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger, runOnce } from 'graphile-worker'
import { inject, vi } from 'vitest'
import { buildApp } from '../../server/app'
import { connect } from '../../server/db/connection'
import { createDatabase } from '../../server/db/create-database'
import { parseSettings } from '../../server/infrastructure/config/settings'
import { createLocalFileStore } from '../../server/infrastructure/files/local-file-store'
import { taskListOf } from '../../server/infrastructure/jobs/worker'
import { createKeyring } from '../../server/infrastructure/keys/keyring'
import { type Logger as AppLogger, createLogger } from '../../server/infrastructure/logging/logger'
import type { Ocr } from '../../server/infrastructure/ocr/ocr'
import type { PaymentProvider } from '../../server/modules/payments'
import { createFakeProvider } from '../../server/modules/payments/provider/testing/fake-provider'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { openDatabaseProxy } from './database-proxy'
import { linksToClosedPages } from './mailed-links'
import { type Visitor, visit } from './visitor'
import { strangers } from './world'

export const people = {
  superUser: 'super@yardhand.example',
  dealerAdmin: 'admin@northfield.example',
  dealerUser: 'user@northfield.example',
  operatorAdmin: 'admin@ridgeline.example',
  operator: 'operator@ridgeline.example',
  strangerStaff: strangers.staff,
  strangerOperator: strangers.operator,
}

export type Who = keyof typeof people

/** Signs tokens and addresses. */
export const testKeyring = createKeyring({ secret: 'only for tests, and long enough for that' })

interface TestOptions {
  demonstration?: boolean
  isBehindProxy?: boolean
  /** Without it, text in images is not recognized. */
  ocr?: Ocr | undefined
  /** Instead of the fake provider. */
  payments?: PaymentProvider
  /** Instead of none. */
  logger?: AppLogger
}

/**
 * Starts the real app with a database of its own, by default with the people of the demonstration. A reply that violates
 * the contract fails the test.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  { demonstration = true, isBehindProxy = false, ocr, payments, logger = createLogger('silent') }: TestOptions = {},
) {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, 'template')
  const direct = server.replace(/\/postgres$/, `/${name}`)
  const proxy = isBehindProxy ? await openDatabaseProxy(direct) : undefined
  const connectionString = proxy?.connectionString ?? direct
  const connection = connect(connectionString, { max: 8 })
  const folder = await mkdtemp(join(tmpdir(), 'yardhand-app-'))
  const files = await createLocalFileStore(join(folder, 'files'))
  const provider = createFakeProvider()
  const built = await buildApp({
    payments: payments ?? provider,
    settings: parseSettings({ DATA_DIR: folder, ...environment }),
    connection,
    files,
    logger,
    keyring: testKeyring,
    demonstration,
    ocr,
    checkResponses: true,
  })
  const { app, jobs } = built
  const signedIn = new Map<string, Promise<Visitor>>()

  return {
    ...built,
    db: connection.db,
    files,
    /** Where customers pay. */
    provider,
    connection,
    connectionString,
    /** The proxy between the app and its database, if the app was created with `isBehindProxy`. */
    get proxy() {
      if (!proxy) throw new Error('the app is not behind a proxy')
      return proxy
    },
    folder,
    /** A visitor without an account. */
    anyone: visit(app),
    /** One of the people, signed in once for all tests of the file. */
    as(who: Who): Promise<Visitor> {
      const email = people[who]
      const password = who.startsWith('stranger') ? strangers.password : demonstrationPassword
      const visitor = signedIn.get(who) ?? visit(app).signIn(email, password)
      signedIn.set(who, visitor)
      return visitor
    },
    /** A visitor with an access token of their own. */
    visitorWith: (token: string) => visit(app, token),
    /** The token of a new session. */
    async signInTo(who: Who): Promise<string> {
      const password = who.startsWith('stranger') ? strangers.password : demonstrationPassword
      return (await visit(app).signIn(people[who], password)).token
    },
    /** Starts another session of one of the people and returns both of its tokens. */
    async signInAgain(who: Exclude<Who, `stranger${string}`>): Promise<{ token: string; refreshToken: string }> {
      const credentials = { email: people[who], password: demonstrationPassword }
      const { body } = await visit(app).post('/api/v2/auth/login', credentials)
      return { token: body.access_token, refreshToken: body.refresh_token }
    },
    async machineId(model: string): Promise<string> {
      const row = await connection.db
        .selectFrom('machine')
        .where('model', '=', model)
        .select('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
    /** Runs all due jobs in this process; a failed job becomes due again only after a while. */
    async runJobs(): Promise<void> {
      const anyJob = async (condition: string) =>
        (await connection.pool.query(`select from graphile_worker.jobs where ${condition} limit 1`)).rows.length > 0
      do {
        await runOnce({
          pgPool: connection.pool,
          logger: new Logger(() => () => undefined),
          noHandleSignals: true,
          taskList: taskListOf(jobs),
        })
        // The outcome of the last job is stored only while `runOnce` returns, so the rest of its queue is left over.
        await until(async () => !(await anyJob('locked_at is not null')))
      } while (await anyJob('run_at <= now() and attempts < max_attempts'))
    },
    /** Polls a condition, for effects that do not signal their completion. */
    until,
    /** @throws Error if an e-mail of these tests led its recipient to a page that they may not open */
    async close() {
      const closedPages = await linksToClosedPages(connection.db)
      await app.close()
      await connection.close()
      proxy?.close()
      await rm(folder, { recursive: true, force: true })
      if (closedPages.length > 0) throw new Error(`E-mails lead to pages that are closed:\n${closedPages.join('\n')}`)
    },
  }
}

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  await vi.waitUntil(condition, { interval: 20 })
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
