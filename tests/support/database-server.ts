import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../../server/db/connection'
import { createDatabase } from '../../server/db/create-database'
import { startEmbeddedPostgres } from '../../server/db/embedded/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import { rememberEmails } from './mailed-links'
import { seedWorld } from './world'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** Starts one PostgreSQL for all tests of a project, with a template database that each test file copies. */
export default async function startDatabaseServer(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-test-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-tests', unsafeButFast: true })
  await createDatabase(postgres.connectionString('postgres'), 'template')
  const connection = connect(postgres.connectionString('template'))
  await migrate(connection)
  await connection.db.transaction().execute(seedWorld)
  await rememberEmails(connection.db)
  await connection.close()
  project.provide('databaseServer', postgres.connectionString('postgres'))

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
