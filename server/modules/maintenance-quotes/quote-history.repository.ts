import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import { maintenanceQuoteStates } from './maintenance-quote'

export type QuoteHistory = Awaited<ReturnType<typeof readHistory>>

/** The moves of a quote with the names of those who made them, oldest first. */
export const readHistory = (db: Database, quoteId: string) =>
  db
    .selectFrom('state_change as change')
    .leftJoin('person', 'person.id', 'change.person_id')
    .where('change.record_type', '=', maintenanceQuoteStates.table)
    .where('change.record_id', '=', quoteId)
    .select([
      sql<MaintenanceQuoteStatus>`change.from_status`.as('from'),
      sql<MaintenanceQuoteStatus>`change.to_status`.as('to'),
      personName('person').as('by'),
      'change.reason',
      'change.changed_at as changedAt',
      'change.emailed_to as emailedTo',
    ])
    .orderBy('change.id')
    .execute()

/** Records when the customer first opened a quote. */
export async function recordView(db: Database, quoteId: string): Promise<void> {
  await db
    .updateTable('maintenance_quote')
    .set({ viewed_at: new Date() })
    .where('id', '=', quoteId)
    .where('viewed_at', 'is', null)
    .execute()
}
