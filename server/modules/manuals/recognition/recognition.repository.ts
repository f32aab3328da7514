import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { ManualRun } from '../manual'
import type { PageToRecognize, RecognizedPage } from '../reading/ocr/recognize-page'

/** Pages per query; each has some hundred words. */
const PORTION_SIZE = 10

/** Pages of manuals being processed whose text has to be recognized in their images, and those already recognized. */
export function createRecognitionRepository(db: Database) {
  const pages = (manualId: string) => db.selectFrom('page_recognition').where('manual_id', '=', manualId)
  return {
    /** The pages recognized so far, in portions. */
    async *recognized(manualId: string): AsyncGenerator<RecognizedPage[]> {
      for (let last = 0; ; ) {
        const rows = await pages(manualId)
          .where('page', '>', last)
          .where('words', 'is not', null)
          .select(['page', 'language', sql<string>`words::text`.as('words')])
          .orderBy('page')
          .limit(PORTION_SIZE)
          .execute()
        const end = rows.at(-1)
        if (!end) return
        yield rows.map(({ page, words, language }): RecognizedPage => ({ page, words: JSON.parse(words), language }))
        last = end.page
      }
    },

    pending(manualId: string): Promise<PageToRecognize[]> {
      return pages(manualId).where('words', 'is', null).select(['page', 'width', 'height']).orderBy('page').execute()
    },

    /** The languages of the pages recognized so far, the most frequent one first. */
    async languages(manualId: string): Promise<string[]> {
      const rows = await pages(manualId)
        .where('language', 'is not', null)
        .select(['language', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('language')
        .orderBy('count', 'desc')
        .orderBy('language')
        .execute()
      return rows.flatMap(({ language }) => language ?? [])
    },
  }
}

export type RecognitionRepository = ReturnType<typeof createRecognitionRepository>

/** Adds the pages that have to be recognized; the text of those that are there already stays. */
export async function addPages(trx: Transaction, id: string, pages: readonly PageToRecognize[]): Promise<void> {
  await sql`
    insert into page_recognition (manual_id, page, width, height)
    select ${id}::uuid, page, width, height
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as needed (page integer, width real, height real)
    on conflict do nothing`.execute(trx)
}

/** Stores what was found on a page; what another run has stored stays. */
export async function storeText(
  trx: Transaction,
  id: string,
  { page, words, language }: RecognizedPage,
): Promise<void> {
  await trx
    .updateTable('page_recognition')
    .where('manual_id', '=', id)
    .where('page', '=', page)
    .where('words', 'is', null)
    .set({ words: sql`${JSON.stringify(words)}::jsonb`, language })
    .execute()
}

/** Deletes what was recognized, once it is no longer needed. */
export async function deletePages(trx: Database, manualId: string): Promise<void> {
  await trx.deleteFrom('page_recognition').where('manual_id', '=', manualId).execute()
}

/** Has pages recognized again in which nothing was found, as the installed languages may have changed. */
export async function resetEmptyPages(trx: Database, manualId: string): Promise<void> {
  await trx
    .updateTable('page_recognition')
    .where('manual_id', '=', manualId)
    .where(sql<boolean>`words = '[]'::jsonb`)
    .set({ words: null })
    .execute()
}

export async function hasPending(trx: Database, manualId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('page_recognition')
    .where('manual_id', '=', manualId)
    .where('words', 'is', null)
    .select('page')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the manuals that wait for a worker that recognizes text, except those that another process has locked. */
export async function lockWaiting(trx: Transaction): Promise<ManualRun[]> {
  const { rows } = await sql<ManualRun>`
    select manual.id, manual.revision
    from graphile_worker.jobs as job join manual on job.key = 'manual:' || manual.id
    where job.task_identifier = 'recognize-manual' and job.locked_at is null and manual.status = 'PROCESSING'
    order by manual.id
    for update of manual skip locked`.execute(trx)
  return rows
}
