import { runMigrations as migrateJobs } from 'graphile-worker'
import { Migrator } from 'kysely'
import type { Connection } from './connection'
import { migrations } from './migrations'

/**
 * Migrates the database to the latest schema. Migrations are numbered when work on them begins, so one may be added below
 * a number that a database has already run; it is run then. Kysely uses an advisory lock, so several processes may start at once.
 * @throws the error of the failed migration, whose changes are rolled back
 */
export async function migrate({ db, pool }: Connection): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await migrateJobs({ pgPool: pool })
}
