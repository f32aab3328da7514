import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { ManualRun } from '../manual'

/** Increment when text is read by other rules, so that the manuals that were read before are read again. */
export const READING_VERSION = 2

/**
 * Marks the next READY manual that was read by earlier rules, unless one is being read again already; it stays READY.
 * Without recognition, those with recognized pages would lose text.
 */
export async function markNext(trx: Transaction, canRecognize: boolean): Promise<ManualRun | undefined> {
  const { rows } = await sql<ManualRun>`
    update manual set reading_again = true
    where id = (
      select id from manual
      where status = 'READY' and reading_version < ${READING_VERSION} and (${canRecognize} or ocr_pages = 0)
        and not exists (
          select from manual as other join graphile_worker.jobs on jobs.key = 'manual:' || other.id
          where other.reading_again and (jobs.attempts < jobs.max_attempts or jobs.locked_at is not null))
      order by id
      limit 1
      for update skip locked)
    returning id, revision`.execute(trx)
  return rows[0]
}

export async function isReadingAgain(trx: Transaction, { id, revision }: ManualRun): Promise<boolean> {
  const row = await trx
    .selectFrom('manual')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('reading_again', '=', true)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it is a manual that could not be read again, and remains as it was read before */
export async function keepEarlierText(trx: Database, id: string, revision: number): Promise<boolean> {
  const row = await trx
    .updateTable('manual')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('reading_again', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('passage').whereRef('passage.manual_id', '=', 'manual.id').select('passage.ordinal')),
    )
    .set({ reading_again: false, reading_version: READING_VERSION })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
