import { type Expression, sql } from 'kysely'
import type { Database } from '../../db/connection'

/**
 * The due tasks of a machine for which the system drafts a quote: with a kit of the dealership that serves it, unless the
 * dealership has switched drafts off. A task is quoted once for each time that it falls due, whatever came of the quote;
 * only what the system has withdrawn itself does not count.
 */
export async function readUnquotedTasks(
  db: Database,
  { instanceId, dealershipId }: { instanceId: string; dealershipId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select task.id
    from due_item as item
    join instance_task as task on task.organization_id = item.organization_id and task.id = item.task_id
    join bundle on bundle.id = task.kit_id and bundle.organization_id = ${dealershipId}
    join organization as dealership on dealership.id = bundle.organization_id and dealership.drafts_maintenance_quotes
    join catalogue on catalogue.organization_id = dealership.id
    where item.instance_id = ${instanceId} and item.status = 'OPEN' and task.ended_at is null
      and not exists (
        select from maintenance_quote_line as line join maintenance_quote as quote on quote.id = line.quote_id
        where line.task_id = task.id
          and (line.is_open or quote.created_at >= item.raised_at and not ${isWithdrawnBySystem(sql.ref('quote.id'))}))
    order by task.position, task.id`.execute(db)
  return rows.map(({ id }) => id)
}

const isWithdrawnBySystem = (quoteId: Expression<string>) => sql<boolean>`exists (
  select from state_change as change
  where change.record_type = 'maintenance_quote' and change.record_id = ${quoteId}
    and change.to_status = 'WITHDRAWN' and change.person_id is null)`

/** The system's drafts that nobody has changed and none of whose tasks is due any more, or on whose machine it is not theirs to do. */
export async function findOutdatedDrafts(db: Database, id?: string): Promise<{ id: string; instanceId: string }[]> {
  const { rows } = await sql<{ id: string; instanceId: string }>`
    select quote.id, quote.instance_id as "instanceId"
    from maintenance_quote as quote
    join machine_instance as instance on instance.id = quote.instance_id
    where quote.is_automatic and quote.status = 'DRAFT' and quote.version = 1
      and (${id ?? null}::uuid is null or quote.id = ${id ?? null}::uuid)
      and (instance.dealership_id is distinct from quote.organization_id
        or not exists (
          select from maintenance_quote_line as line join due_item as item on item.task_id = line.task_id
          where line.quote_id = quote.id and item.status = 'OPEN'))`.execute(db)
  return rows
}
