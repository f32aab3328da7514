import { sql } from 'kysely'
import { modelNameFor, visibleInstances } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'

/** The machines in service whose tasks come first, the worst status first, with what their people call them. */
export const findUrgentMachines = (db: Database, caller: Caller, limit: number) =>
  visibleInstances(db, caller)
    .innerJoin('machine', 'machine.id', 'record.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization as owner', 'owner.id', 'record.organization_id')
    .where('record.retired_at', 'is', null)
    .where('record.served_until', 'is', null)
    .where('record.next_task_id', 'is not', null)
    .select(['record.id', 'record.name', 'record.serial_number', 'record.unit', 'record.daily_use_total'])
    .select(['brand.name as brand', 'owner.name as owner'])
    .select(({ ref }) =>
      modelNameFor({ dealership: ref('record.dealership_id'), owner: ref('record.organization_id') }).as('model'),
    )
    .orderBy('record.status', 'desc')
    .orderBy(sql.ref('record.next_due_on'), (order) => order.asc().nullsLast())
    .orderBy('record.id')
    .limit(limit)
    .execute()
