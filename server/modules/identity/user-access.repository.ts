import type { Database } from '../../db/connection'

/** Ends every way in that a person has open: all sessions, and the links in e-mails that were not used yet. */
export async function endAccess(db: Database, personId: string): Promise<void> {
  const now = new Date()
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
}
