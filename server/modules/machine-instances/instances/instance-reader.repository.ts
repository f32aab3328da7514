import { type AliasableExpression, sql } from 'kysely'
import { describedModel, managesVisibleInstance, visibleInstances } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { findAsMeant, type Typing } from '../../../db/typing'
import type { Instance } from './instance'
import { chosen, type InstanceFilter, type InstanceOrder, inOrder } from './instance-filter.repository'
import { rankOf, searchedWords } from './search.repository'

/** How many rows of an export are read at once. */
const chunk = 500

/** At most so many are counted: nobody pages further, and the list stays fast however many there are. */
const MAX_COUNTED = 10_000
/** Each match of a search has to be checked, and a reader who does not find it among these types another letter. */
const MAX_FOUND = 1000

interface OrderOnPage extends InstanceOrder {
  page: number
  limit: number
}

/** Machines in the database, as a caller sees them. */
export function createInstanceReader(db: Database) {
  async function pageOf(caller: Caller, filter: InstanceFilter, order: OrderOnPage, typing: Typing) {
    const words = await searchedWords(db, caller, filter.search, typing)
    const found = chosen(db, caller, filter, words).select('record.id')
    const counting = db
      .selectFrom(found.limit(words.length > 0 ? MAX_FOUND : MAX_COUNTED).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    // What fits best comes first where so few are found that all can be compared, and nobody asked for another order.
    const isRanked = words.length > 0 && order.field === 'created_at' && (await counting).total < MAX_FOUND
    const best = isRanked ? [rankOf(filter.search)] : []
    const page = inOrder(found, order, best)
      .limit(order.limit)
      .offset((order.page - 1) * order.limit)
    const [rows, { total }] = await Promise.all([inOrder(described(db, caller, page), order, best).execute(), counting])
    return { items: rows.map((row) => toInstance(caller, row)), total }
  }
  return {
    async find(caller: Caller, id: string): Promise<Instance | undefined> {
      const found = visibleInstances(db, caller).where('record.id', '=', id).select('record.id')
      const row = await described(db, caller, found).executeTakeFirst()
      return row && toInstance(caller, row)
    },

    /** Machines by their ids, in that order, as far as the caller may see them. */
    async among(caller: Caller, ids: readonly string[]): Promise<Instance[]> {
      if (ids.length === 0) return []
      const found = visibleInstances(db, caller).where('record.id', 'in', ids).select('record.id')
      const rows = await described(db, caller, found).execute()
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map((row) => toInstance(caller, row))
    },

    async list(
      caller: Caller,
      filter: InstanceFilter,
      order: OrderOnPage,
    ): Promise<{ items: Instance[]; total: number }> {
      return filter.search.trim() === ''
        ? pageOf(caller, filter, order, 'as-typed')
        : findAsMeant(
            filter.search,
            (typing) => pageOf(caller, filter, order, typing),
            ({ total }) => total === 0,
          )
    },

    /** All that a filter leaves, oldest first, read a piece at a time. */
    async *all(caller: Caller, filter: InstanceFilter): AsyncGenerator<Instance> {
      const order = { field: 'created_at', direction: 'asc' } as const
      const words = await findAsMeant(
        filter.search,
        (typing) => searchedWords(db, caller, filter.search, typing),
        async (found) => !(await chosen(db, caller, filter, found).select('record.id').limit(1).executeTakeFirst()),
      )
      const next = (after?: { moment: string; id: string }) => {
        const found = chosen(db, caller, filter, words).select('record.id')
        const rest = after
          ? found.where(
              sql<boolean>`(record.created_at, record.id)
                > (${after.moment}::timestamptz, ${after.id}::uuid)`,
            )
          : found
        return inOrder(described(db, caller, inOrder(rest, order).limit(chunk)), order).execute()
      }
      let rows = await next()
      for (let last = rows.at(-1); last; last = rows.at(-1)) {
        yield* rows.map((row) => toInstance(caller, row))
        rows = await next(last)
      }
    },
  }
}

export type InstanceReader = ReturnType<typeof createInstanceReader>

type Chosen = AliasableExpression<{ id: string }>

/**
 * Machines with the names of what they refer to. Which ones is decided by their ids alone, as the indexes do: what leads
 * up to a page is passed over there.
 */
function described(db: Database, caller: Caller, ids: Chosen) {
  return visibleInstances(db, caller)
    .innerJoin(ids.as('chosen'), 'chosen.id', 'record.id')
    .innerJoin('organization', 'organization.id', 'record.organization_id')
    .leftJoin('organization as dealership', 'dealership.id', 'record.dealership_id')
    .innerJoin('machine', 'machine.id', 'record.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .leftJoin(describedModel(sides), (join) => join.onTrue())
    .innerJoin('machine_type as type', (join) =>
      join.on('type.id', '=', ({ fn }) => fn.coalesce('described.type_id', 'machine.type_id')),
    )
    .leftJoin('instance_task as task', 'task.id', 'record.next_task_id')
    .select(['record.id', 'record.organization_id', 'record.dealership_id', 'record.served_until'])
    .select(['record.machine_id', 'record.variant_id', 'record.serial_number'])
    .select(['record.name', 'record.location', 'record.unit', 'record.status'])
    .select(['record.last_total', 'record.last_value', 'record.last_read_at'])
    .select(['record.daily_use_total', 'record.retired_at'])
    .select(['record.next_task_id', 'record.next_due_total'])
    .select(({ fn }) => fn.coalesce('described.model', 'machine.model').as('model'))
    .select([
      'organization.name as organization',
      'dealership.name as dealership',
      'brand.name as brand',
      'type.name as type',
      sql<string | null>`coalesce(record.former_task, task.name)`.as('task'),
      // A day of the calendar, which as a Date would be a moment; and a moment to the microsecond, which a Date cannot represent.
      sql<string | null>`record.in_service_on::text`.as('service_day'),
      sql<string | null>`record.next_due_on::text`.as('due_day'),
      sql<string | null>`record.next_interval_ends_on::text`.as('next_interval_ends_on'),
      sql<string>`record.created_at::text`.as('moment'),
    ])
}

const sides = {
  dealership: sql.ref<string | null>('record.dealership_id'),
  owner: sql.ref<string | null>('record.organization_id'),
}

type Row = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>

function toInstance(caller: Caller, row: Row): Instance {
  const { dealership_id: dealershipId, dealership, next_task_id: taskId, task } = row
  const due = { on: row.due_day, total: row.next_due_total, dueOn: row.next_interval_ends_on }
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
    nextDue: taskId && task !== null ? { taskId, name: task, ...due } : null,
    servedUntil: row.served_until,
    canManage: managesVisibleInstance(caller, row),
  }
}
