import { runMigrations as migrateJobs } from 'graphile-worker'
import { Migrator } from 'kysely'
import type { Connection } from './connection'
import { migrations } from './migrations'

/**
 * Migrates the database to the latest schema. Kysely uses an advisory lock, so several processes may start at once.
 * @throws the error of the failed migration, whose changes are rolled back
 */
export async function migrate({ db, pool }: Connection): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await migrateJobs({ pgPool: pool })
}
