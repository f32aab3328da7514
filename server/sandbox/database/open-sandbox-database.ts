import { Kysely, Migrator, PostgresDialect, type Transaction } from 'kysely'
import { openPool } from '../../db/connection'
import { migrations } from './migrations'
import type { SandboxSchema } from './schema'

export type SandboxDatabase = Kysely<SandboxSchema>
export type SandboxTransaction = Transaction<SandboxSchema>

const schema = 'sandbox'
const MAX_CONNECTIONS = 5
/** A statement of the sandbox takes milliseconds; one that waits longer must not delay the rest. */
const timeLimits = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 20_000 }

/** Opens the sandbox's own connections to its own schema, and migrates that. */
export async function openSandboxDatabase(connectionString: string): Promise<SandboxDatabase> {
  const { pool } = openPool(connectionString, {
    max: MAX_CONNECTIONS,
    timeLimits,
    options: `-c timezone=UTC -c search_path=${schema}`,
  })
  const db = new Kysely<SandboxSchema>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (!error) return db
  await db.destroy()
  throw error
}
