import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Manual } from './manual'
import { enqueueProcessing, toManual } from './manual.repository'
import type { ManualNews } from './manual-news.repository'
import type { ReadManual } from './reading/read-manual'

/** Rows of one insert: PostgreSQL takes at most 65,535 parameters. */
const batch = 2000

/** What processing writes. Each step holds only for the run that the manual was last queued for. */
export function createProcessingRepository(db: Database, tell: ManualNews) {
  return {
    /** @returns undefined where the manual was deleted, or queued anew, or is already done. */
    async begin(id: string, revision: number): Promise<Manual | undefined> {
      const row = await step(db, id, revision)
        .where('status', 'in', ['QUEUED', 'PROCESSING'])
        .set({ status: 'PROCESSING', pages_done: 0 })
        .returningAll()
        .executeTakeFirst()
      return row && toManual(row)
    },

    /** Whether the run still matters: the manual was neither deleted nor queued anew since. */
    async isCurrent(id: string, revision: number): Promise<boolean> {
      const row = await db
        .selectFrom('manual')
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('status', '=', 'PROCESSING')
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async advance(id: string, revision: number, pagesDone: number, pages: number): Promise<void> {
      await step(db, id, revision).where('status', '=', 'PROCESSING').set({ pages_done: pagesDone, pages }).execute()
    },

    /** Gives a manual back to the queue whose run was cut short by a stop, as if it had not begun. */
    release(id: string, revision: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const row = await step(trx, id, revision)
          .where('status', '=', 'PROCESSING')
          .set({ status: 'QUEUED', pages_done: 0 })
          .returning('id')
          .executeTakeFirst()
        if (row) await enqueueProcessing(trx, id, revision)
      })
    },

    /** Stores what was read and makes the manual READY, all at once. */
    finish(id: string, revision: number, { pages, passages }: ReadManual): Promise<Manual | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await step(trx, id, revision)
          .where('status', '=', 'PROCESSING')
          .set({ status: 'READY', pages: pages.length, pages_done: pages.length })
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        await trx.deleteFrom('passage').where('manual_id', '=', id).execute()
        await trx.deleteFrom('manual_page').where('manual_id', '=', id).execute()
        const sizes = pages.map(({ width, height }, index) => ({ manual_id: id, page: index + 1, width, height }))
        for (const rows of chunks(sizes)) await trx.insertInto('manual_page').values(rows).execute()
        const stored = passages.map((passage, ordinal) => ({
          manual_id: id,
          ordinal,
          page: passage.page,
          body: sql<string>`${JSON.stringify(passage)}::jsonb`,
        }))
        for (const rows of chunks(stored)) await trx.insertInto('passage').values(rows).execute()
        const manual = toManual(row)
        await tell.ready(trx, manual)
        return manual
      })
    },

    fail(id: string, revision: number, reason: string): Promise<Manual | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await step(trx, id, revision)
          .where('status', '=', 'PROCESSING')
          .set({ status: 'FAILED', reason })
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        const manual = toManual(row)
        await tell.failed(trx, manual)
        return manual
      })
    },

    /** Fails the manuals whose job was given up with the process that ran it, so that nobody waits for them for ever. */
    failAbandoned(reason: string): Promise<Manual[]> {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .updateTable('manual')
          .set({ status: 'FAILED', reason })
          .where('status', 'in', ['QUEUED', 'PROCESSING'])
          .where(
            sql<boolean>`not exists (
              select from graphile_worker.jobs
              where key = 'manual:' || manual.id and (attempts < max_attempts or locked_at is not null))`,
          )
          .returningAll()
          .execute()
        const manuals = rows.map(toManual)
        for (const manual of manuals) await tell.failed(trx, manual)
        return manuals
      })
    },
  }
}

export type ProcessingRepository = ReturnType<typeof createProcessingRepository>

const step = (db: Database, id: string, revision: number) =>
  db.updateTable('manual').where('id', '=', id).where('revision', '=', revision)

function* chunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch)
}
