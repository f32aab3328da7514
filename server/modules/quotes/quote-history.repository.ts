import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { QuoteStatus } from '../../db/schema'
import { quoteStates } from './quote'

/**
 * Who moved or changed a quote, when and why, oldest first. Older changes of content have the dealership's comment as it
 * was then, which may never have been sent: it is left out.
 */
export const listHistory = (db: Database, quoteId: string) =>
  db
    .selectFrom('state_change')
    .leftJoin('person', 'person.id', 'state_change.person_id')
    .where('record_type', '=', quoteStates.table)
    .where('record_id', '=', quoteId)
    .select(({ ref }) => [
      ref('from_status').$castTo<QuoteStatus>().as('from'),
      ref('to_status').$castTo<QuoteStatus>().as('to'),
      personName('person').as('by'),
      sql<string>`
        case when from_status = to_status and 'dealership' = any(actors) then '' else reason end`.as('reason'),
      'state_change.changed_at as changedAt',
      'state_change.emailed_to as emailedTo',
    ])
    .orderBy('state_change.id')
    .execute()
