import { runMigrations as migrateJobs } from 'graphile-worker'
import { Migrator } from 'kysely'
import type { Connection } from './connection'
import { migrations } from './migrations'

/**
 * Brings the database to the newest schema. Kysely holds a PostgreSQL advisory lock meanwhile, so that several
 * processes may start at once.
 * @throws the error of the migration that failed; its changes are rolled back.
 */
export async function migrate({ db, pool }: Connection): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await migrateJobs({ pgPool: pool })
}
