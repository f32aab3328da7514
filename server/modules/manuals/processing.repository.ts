import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { DB } from '../../db/schema'
import type { Text } from '../../domain/text'
import type { Manual, ManualRun, ManualStatus } from './manual'
import { toManual } from './manual.repository'
import { enqueueProcessing } from './manual-queue.repository'
import { PARTS_VERSION, storeParts } from './parts-lists/part.repository'
import { keepEarlierText, READING_VERSION } from './read-again/read-again.repository'
import type { PageSize, UnreadableCode } from './reading/manual-unreadable'
import type { ReadManual } from './reading/read-manual'
import { deletePages } from './recognition/recognition.repository'

/** Rows per insert, as PostgreSQL accepts at most 65,535 parameters. */
const BATCH_SIZE = 2000

/** Status changes of processing. Each applies only if the revision is the one last queued. */
export function createProcessingRepository(db: Database) {
  return {
    /** @returns undefined if the manual was deleted, queued again or completed */
    async start(id: string, revision: number): Promise<Manual | undefined> {
      const row = await currentRun(db, id, revision)
        .where(({ eb, or }) => or([eb('status', 'in', ['QUEUED', 'PROCESSING']), eb('reading_again', '=', true)]))
        .set({ status: sql<ManualStatus>`case when reading_again then status else 'PROCESSING' end` })
        .returningAll()
        .executeTakeFirst()
      return row && toManual(row)
    },

    /** Whether the manual has been neither deleted nor queued again since. */
    async isCurrent(id: string, revision: number): Promise<boolean> {
      return (await findRun(db, id, revision).select('id').executeTakeFirst()) !== undefined
    },

    /** @returns undefined if the manual was deleted, queued again or completed */
    async findCurrent(id: string, revision: number): Promise<Manual | undefined> {
      const row = await findRun(db, id, revision).selectAll().executeTakeFirst()
      return row && toManual(row)
    },

    async recordProgress(id: string, revision: number, pagesDone: number, pages: number): Promise<void> {
      await currentRun(db, id, revision)
        .where('status', '=', 'PROCESSING')
        .set({ pages_done: pagesDone, pages })
        .execute()
    },

    /** Returns a manual to the queue whose run was interrupted by a shutdown. */
    requeue(id: string, revision: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const row = await currentRun(trx, id, revision)
          .where(isProcessed)
          .set({ status: sql<ManualStatus>`case when reading_again then status else 'QUEUED' end` })
          .returning('id')
          .executeTakeFirst()
        if (row) await enqueueProcessing(trx, id, revision)
      })
    },
  }
}

export type ProcessingRepository = ReturnType<typeof createProcessingRepository>

/** Whether the manual has been neither deleted nor queued again since; if so, it cannot be until the transaction ends. */
export async function lockCurrentRun(trx: Transaction, id: string, revision: number): Promise<boolean> {
  return (await findRun(trx, id, revision).select('id').forUpdate().executeTakeFirst()) !== undefined
}

/** Stores the number of pages, and how many of them are done. */
export async function storeExtraction(
  trx: Transaction,
  { id, revision, pages, pagesDone }: { id: string; revision: number; pages: number; pagesDone: number },
): Promise<Manual | undefined> {
  const row = await currentRun(trx, id, revision)
    .where(isProcessed)
    .set((eb) => ({ pages, pages_done: eb.case().when('reading_again', '=', true).then(pages).else(pagesDone).end() }))
    .returningAll()
    .executeTakeFirst()
  return row && toManual(row)
}

/** @returns undefined if the manual was deleted or queued again meanwhile */
export async function countPageDone(trx: Transaction, id: string, revision: number): Promise<Manual | undefined> {
  const row = await currentRun(trx, id, revision)
    .where(isProcessed)
    .set((eb) => ({
      pages_done: eb
        .case()
        .when('reading_again', '=', true)
        .then(eb.ref('pages_done'))
        .else(eb('pages_done', '+', 1))
        .end(),
    }))
    .returningAll()
    .executeTakeFirst()
  return row && toManual(row)
}

export async function storeResult(
  trx: Transaction,
  { id, revision, read }: { id: string; revision: number; read: ReadManual },
): Promise<Manual | undefined> {
  const { pages, passages, parts, ocrPages, unreadablePages, pageTexts } = read
  const row = await currentRun(trx, id, revision)
    .where(isProcessed)
    .set((eb) => ({
      status: 'READY',
      pages: pages.length,
      pages_done: pages.length,
      ocr_pages: ocrPages,
      unreadable_pages: unreadablePages,
      page_texts: JSON.stringify(pageTexts),
      parts_version: PARTS_VERSION,
      reading_version: READING_VERSION,
      reading_again: false,
      // Indexes of its earlier text are out of date.
      revision: eb
        .case()
        .when('reading_again', '=', true)
        .then(eb('revision', '+', 1))
        .else(eb.ref('revision'))
        .end(),
    }))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await trx.deleteFrom('passage').where('manual_id', '=', id).execute()
  await storeSizes(trx, id, pages)
  const stored = passages.map((passage, ordinal) => ({
    manual_id: id,
    ordinal,
    page: passage.page,
    body: sql<string>`${JSON.stringify(passage)}::jsonb`,
  }))
  for (const rows of chunks(stored)) await trx.insertInto('passage').values(rows).execute()
  await storeParts(trx, { manualId: id, organizationId: row.organization_id, parts })
  await deletePages(trx, id)
  return toManual(row)
}

async function storeSizes(trx: Transaction, id: string, pages: readonly PageSize[]): Promise<void> {
  await trx.deleteFrom('manual_page').where('manual_id', '=', id).execute()
  const sizes = pages.map(({ width, height }, index) => ({ manual_id: id, page: index + 1, width, height }))
  for (const rows of chunks(sizes)) await trx.insertInto('manual_page').values(rows).execute()
}

export interface ManualFailure extends ManualRun {
  reason: Text
  /** Why it is unreadable; undefined for errors that are not the manual's. */
  code?: UnreadableCode
  /** Its pages, if they can be shown although they cannot be read. */
  pages?: readonly PageSize[]
}

export async function storeFailure(
  trx: Transaction,
  { id, revision, reason, code, pages = [] }: ManualFailure,
): Promise<Manual | undefined> {
  // What was read of a form earlier is the text of the page that stands in for it.
  if (code !== 'form' && (await keepEarlierText(trx, id, revision))) return undefined
  const row = await currentRun(trx, id, revision)
    .where(isProcessed)
    .set({
      status: 'FAILED',
      reading_again: false,
      reason,
      shows_pages: pages.length > 0,
      ...(pages.length > 0 && { pages: pages.length }),
    })
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await trx.deleteFrom('passage').where('manual_id', '=', id).execute()
  await storeSizes(trx, id, pages)
  return toManual(row)
}

/** The same for every manual without a job that could still process it. */
export async function storeAbandonment(trx: Transaction, reason: Text): Promise<Manual[]> {
  const rows = await trx
    .updateTable('manual')
    .set({ status: 'FAILED', reason, shows_pages: false })
    .where('status', 'in', ['QUEUED', 'PROCESSING'])
    .where(
      sql<boolean>`not exists (
        select from graphile_worker.jobs
        where key = 'manual:' || manual.id and (attempts < max_attempts or locked_at is not null))`,
    )
    .returningAll()
    .execute()
  return rows.map(toManual)
}

/** A manual that is read again stays READY meanwhile. */
const isProcessed = ({ eb, or }: ExpressionBuilder<DB, 'manual'>) =>
  or([eb('status', '=', 'PROCESSING'), eb('reading_again', '=', true)])

const findRun = (db: Database, id: string, revision: number) =>
  db.selectFrom('manual').where('id', '=', id).where('revision', '=', revision).where(isProcessed)

const currentRun = (db: Database, id: string, revision: number) =>
  db.updateTable('manual').where('id', '=', id).where('revision', '=', revision)

function* chunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE)
}
