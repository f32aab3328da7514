import type { Database } from '../../db/connection'

/** A task of a machine as it can be quoted. */
export interface QuotableTask {
  id: string
  name: string
  kitId: string | null
  isDue: boolean
  isQuoted: boolean
}

/** The current tasks of a machine, in their order. */
export async function readQuotableTasks(
  db: Database,
  { organizationId, id: instanceId }: { organizationId: string; id: string },
): Promise<QuotableTask[]> {
  return db
    .selectFrom('instance_task as task')
    .where('task.organization_id', '=', organizationId)
    .where('task.instance_id', '=', instanceId)
    .where('task.ended_at', 'is', null)
    .select(['task.id', 'task.name', 'task.kit_id as kitId'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('due_item as item')
            .whereRef('item.task_id', '=', 'task.id')
            .where('item.status', '=', 'OPEN')
            .select('item.id'),
        )
        .$castTo<boolean>()
        .as('isDue'),
      eb
        .exists(
          eb
            .selectFrom('maintenance_quote_line as line')
            .whereRef('line.task_id', '=', 'task.id')
            .where('line.is_open', '=', true)
            .select('line.id'),
        )
        .$castTo<boolean>()
        .as('isQuoted'),
    ])
    .orderBy('task.position')
    .orderBy('task.id')
    .execute()
}

/** Where the customer's machine work is taxed: the operator's default address; null without one. */
export const findTaxAddress = async (db: Database, operatorId: string) =>
  (await db
    .selectFrom('address')
    .where('organization_id', '=', operatorId)
    .where('is_default', '=', true)
    .select(['country', 'region'])
    .executeTakeFirst()) ?? null

export async function findCatalogueCurrency(db: Database, dealershipId: string): Promise<string | undefined> {
  const catalogue = db.selectFrom('catalogue').where('organization_id', '=', dealershipId).select('currency')
  return (await catalogue.executeTakeFirst())?.currency
}
