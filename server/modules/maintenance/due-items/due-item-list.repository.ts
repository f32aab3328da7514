import { sql } from 'kysely'
import { modelNameFor, seesInstance } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Day } from '../../../domain/day'

interface Filter {
  page: number
  limit: number
  organizationId: string | undefined
}

/** So many are counted at most, as in a list of machines. */
const MAX_COUNTED = 10_000

/** The open items of machines that a caller may see, those that are overdue first, then the longest due. */
export async function listOpenItems(db: Database, caller: Caller, { page, limit, organizationId }: Filter) {
  let found = db
    .selectFrom('due_item as item')
    .where(sql<boolean>`item.status = 'OPEN'`)
    .where(({ ref }) =>
      seesInstance(caller, { owner: ref('item.organization_id'), dealership: ref('item.dealership_id') }),
    )
    .select('item.id')
  if (organizationId) found = found.where('item.organization_id', '=', organizationId)
  const [items, count] = await Promise.all([
    db
      .selectFrom(
        found
          .orderBy('item.is_overdue', 'desc')
          .orderBy('item.raised_at')
          .orderBy('item.id')
          .limit(limit)
          .offset((page - 1) * limit)
          .as('chosen'),
      )
      .innerJoin('due_item as item', 'item.id', 'chosen.id')
      .innerJoin('machine_instance', (join) =>
        join
          .onRef('machine_instance.organization_id', '=', 'item.organization_id')
          .onRef('machine_instance.id', '=', 'item.instance_id'),
      )
      .innerJoin('instance_task as task', 'task.id', 'item.task_id')
      .innerJoin('machine', 'machine.id', 'machine_instance.machine_id')
      .innerJoin('brand', 'brand.id', 'machine.brand_id')
      .innerJoin('organization as owner', 'owner.id', 'item.organization_id')
      .select(['item.id', 'item.instance_id', 'item.task_id', 'item.raised_at', 'item.due_total', 'task.name'])
      .select(['machine_instance.name as instance_name', 'machine_instance.serial_number', 'owner.name as owner'])
      .select('machine_instance.unit')
      .select(['brand.name as brand', sql<Day | null>`item.due_on::text`.as('due_on')])
      .select(({ ref }) =>
        modelNameFor({
          dealership: ref('machine_instance.dealership_id'),
          owner: ref('machine_instance.organization_id'),
        }).as('model'),
      )
      .orderBy('item.is_overdue', 'desc')
      .orderBy('item.raised_at')
      .orderBy('item.id')
      .execute(),
    db
      .selectFrom(found.limit(MAX_COUNTED).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items, total: count.total }
}
