import { sql } from 'kysely'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Instance } from './instance'
import { chosen, type InstanceFilter, type InstanceOrder, inOrder } from './instance-filter.repository'
import { managesInstance, seesInstance } from './visibility.repository'

/** How many rows of an export are read at once. */
const chunk = 500

/** So many are counted at most: nobody leafs through more, and the list stays fast however many there are. */
const countedAtMost = 10_000

/** Machines in the database, as a caller sees them. */
export function createInstanceReader(db: Database) {
  return {
    async find(caller: Caller, id: string): Promise<Instance | undefined> {
      const found = db.selectFrom('machine_instance').selectAll().where('id', '=', id).where(seesInstance(caller))
      const row = await described(db, caller, found).executeTakeFirst()
      return row && toInstance(row)
    },

    async list(
      caller: Caller,
      filter: InstanceFilter,
      order: InstanceOrder & { page: number; limit: number },
    ): Promise<{ items: Instance[]; total: number }> {
      const found = chosen(db, caller, filter)
      const page = inOrder(found.selectAll(), order)
        .limit(order.limit)
        .offset((order.page - 1) * order.limit)
      const [rows, { total }] = await Promise.all([
        inOrder(described(db, caller, page), order).execute(),
        db
          .selectFrom(found.select('machine_instance.id').limit(countedAtMost).as('found'))
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(toInstance), total }
    },

    /** All that a filter leaves, oldest first, read a piece at a time. */
    async *all(caller: Caller, filter: InstanceFilter): AsyncGenerator<Instance> {
      const order = { field: 'created_at', direction: 'asc' } as const
      const next = (after?: { moment: string; id: string }) => {
        const found = chosen(db, caller, filter).selectAll()
        const rest = after
          ? found.where(
              sql<boolean>`(machine_instance.created_at, machine_instance.id)
                > (${after.moment}::timestamptz, ${after.id}::uuid)`,
            )
          : found
        return inOrder(described(db, caller, inOrder(rest, order).limit(chunk)), order).execute()
      }
      let rows = await next()
      for (let last = rows.at(-1); last; last = rows.at(-1)) {
        yield* rows.map(toInstance)
        rows = await next(last)
      }
    },
  }
}

export type InstanceReader = ReturnType<typeof createInstanceReader>

type Rows = ReturnType<ReturnType<typeof chosen>['selectAll']>

/** Machines with the names of what they refer to, which is looked up for those alone that were chosen. */
function described(db: Database, caller: Caller, rows: Rows) {
  return db
    .selectFrom(rows.as('machine_instance'))
    .innerJoin('organization', 'organization.id', 'machine_instance.organization_id')
    .leftJoin('organization as dealership', 'dealership.id', 'machine_instance.dealership_id')
    .innerJoin('machine', 'machine.id', 'machine_instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('machine_type', 'machine_type.id', 'machine.type_id')
    .leftJoin('instance_task as task', 'task.id', 'machine_instance.next_task_id')
    .selectAll('machine_instance')
    .select([
      'organization.name as organization',
      'dealership.name as dealership',
      'brand.name as brand',
      'machine.model',
      'machine_type.name as type',
      'task.name as task',
      // A day of the calendar, which as a Date would be a moment; and a moment to the microsecond, which a Date does not hold.
      sql<string | null>`machine_instance.in_service_on::text`.as('service_day'),
      sql<string | null>`machine_instance.next_due_on::text`.as('due_day'),
      sql<string>`machine_instance.created_at::text`.as('moment'),
    ])
    .select((eb) => sql<boolean>`${managesInstance(caller)(eb)}`.as('manages'))
}

type Row = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>

function toInstance(row: Row): Instance {
  const { dealership_id: dealershipId, dealership, next_task_id: taskId, task } = row
  return {
    id: row.id,
    organization: { id: row.organization_id, name: row.organization },
    dealership: dealershipId && dealership !== null ? { id: dealershipId, name: dealership } : null,
    machine: { id: row.machine_id, brand: row.brand, model: row.model, type: row.type },
    variantId: row.variant_id,
    serialNumber: row.serial_number,
    name: row.name,
    location: row.location,
    unit: row.unit,
    lastTotal: row.last_total,
    lastValue: row.last_value,
    lastReadAt: row.last_read_at,
    dailyUse: row.daily_use_total,
    inServiceOn: row.service_day,
    retiredAt: row.retired_at,
    status: row.status,
    nextDue: taskId && task !== null ? { taskId, name: task, on: row.due_day, total: row.next_due_total } : null,
    canManage: row.manages,
  }
}
