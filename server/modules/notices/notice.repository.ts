import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { happenedBy } from '../../db/happened-by'
import { listOf } from '../../db/list-of'
import type { NewNotice, Notice } from './notice'

const ofPerson = (db: Database, personId: string) => db.selectFrom('notice').where('person_id', '=', personId)

/** @returns its id; undefined where the person's account is gone */
export async function insertNotice(
  trx: Transaction,
  { personId, outcome, text, link }: NewNotice,
): Promise<string | undefined> {
  const added = await trx
    .insertInto('notice')
    .columns(['person_id', 'outcome', 'text', 'link'])
    .expression(
      trx
        .selectFrom('person')
        .where('id', '=', personId)
        .select(({ val }) => [
          'id as person_id',
          sql`${outcome}::notice_outcome`.as('outcome'),
          sql`${JSON.stringify(text)}::jsonb`.as('text'),
          val(link).as('link'),
        ]),
    )
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Deletes the oldest beyond the number given. */
export async function trimNotices(trx: Transaction, personId: string, remaining: number): Promise<void> {
  await trx
    .deleteFrom('notice')
    .where('person_id', '=', personId)
    .where('id', 'in', () =>
      ofPerson(trx, personId).orderBy('created_at', 'desc').orderBy('id').offset(remaining).select('id'),
    )
    .execute()
}

export function listNotices(
  db: Database,
  personId: string,
  page: { page: number; limit: number },
): Promise<{ items: Notice[]; total: number }> {
  const notices = ofPerson(db, personId).select(['id', 'outcome', 'text', 'link', 'created_at as createdAt'])
  return listOf(
    notices.select(({ eb }) => eb('read_at', 'is not', null).$castTo<boolean>().as('isRead')),
    { page, sort: [['created_at', 'desc'], 'id'] },
  )
}

/** Those up to a moment: one that was added meanwhile stays unread. */
export async function markRead(db: Database, personId: string, until: Date): Promise<void> {
  await db
    .updateTable('notice')
    .set({ read_at: new Date() })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where(({ ref }) => happenedBy(ref('created_at'), until))
    .execute()
}
