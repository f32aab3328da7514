import { sql } from 'kysely'
import { isOperatorMachineServed, seesInstance } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'

/** The overdue tasks that a caller may see, as `item`. */
export const overdueTasks = (db: Database, caller: Caller) =>
  db
    .selectFrom('due_item as item')
    .where(sql<boolean>`item.status = 'OPEN' and item.is_overdue`)
    .where(({ ref }) =>
      seesInstance(caller, { owner: ref('item.organization_id'), dealership: ref('item.dealership_id') }),
    )

/** What operators wrote about models, as `message`, since the last answer of the dealership that serves them. */
export const unansweredMachineMessages = (
  db: Database,
  { dealershipId, since }: { dealershipId: string; since: Date },
) =>
  db
    .selectFrom('operator_machine')
    .innerJoin('operator_machine_message as message', (join) =>
      join
        .onRef('message.operator_machine_id', '=', 'operator_machine.id')
        .onRef('message.organization_id', '=', 'operator_machine.organization_id'),
    )
    .where('operator_machine.dealership_id', '=', dealershipId)
    .where('operator_machine.removed_at', 'is', null)
    .where('operator_machine.thread_status', '=', 'OPEN')
    .where(isOperatorMachineServed)
    .where('message.created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operator_machine_message as answer')
            .whereRef('answer.operator_machine_id', '=', 'message.operator_machine_id')
            .whereRef('answer.organization_id', '=', 'operator_machine.dealership_id')
            .whereRef('answer.created_at', '>', 'message.created_at')
            .select('answer.id'),
        ),
      ),
    )
