import { sql } from 'kysely'
import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { addDays, type Day } from '../../../domain/day'
import { salesNumber } from '../../../domain/sales-number'
import { startOfDay } from '../../../domain/time-zone'
import type { InstanceTask, MeteredInstance } from './task.repository'

type KitSupply = components['schemas']['KitSupply']

interface Wanted {
  task: InstanceTask
  instance: MeteredInstance
  /** The day on which the task was last done; null where it never was, or nobody knows the day. */
  lastDoneOn: Day | null
}

type Row = Omit<KitSupply, 'number' | 'since'> & { task_id: string; number: number; since: Date }

/**
 * The order or quote by which the kit of a task comes, by the task's id: of the dealership that serves the machine, made
 * since the task was last done. An order comes before a quote, the newest first.
 */
export async function readSupplies(db: Database, tasks: readonly Wanted[]): Promise<Map<string, KitSupply>> {
  const wanted = tasks.flatMap((one) => wantedRow(one) ?? [])
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<Row>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted
        (task_id uuid, owner_id uuid, instance_id uuid, dealership_id uuid, kit_id uuid, since timestamptz)),
    found as (
      select wanted.task_id, 1 as rank, 'order' as kind, customer_order.id, customer_order.number,
        customer_order.placed_at as since,
        case when customer_order.status in ('AWAITING_PAYMENT', 'FAILED') then 'AWAITING_PAYMENT'
          when line.delivered >= line.quantity - line.cancelled then 'DELIVERED'
          when line.shipped > 0 then 'ON_ITS_WAY' else 'ORDERED' end as stage
      from wanted
      -- Each by its own index: a condition of both would read every order of the dealership.
      join lateral (
        select id from customer_order as own where own.instance_id = wanted.instance_id
        union
        select order_id from ordered_task where ordered_task.task_id = wanted.task_id) as candidate on true
      join customer_order on customer_order.organization_id = wanted.dealership_id and customer_order.id = candidate.id
      join order_line as line on line.organization_id = customer_order.organization_id
        and line.order_id = customer_order.id and line.bundle_id = wanted.kit_id
      where customer_order.operator_id = wanted.owner_id and customer_order.placed_at >= wanted.since
        and customer_order.status in ('AWAITING_PAYMENT', 'FAILED', 'PAID', 'PROCESSING', 'COMPLETED')
        and line.quantity > line.cancelled + line.returned
      union all
      select wanted.task_id, 2, 'maintenance_quote', quote.id, quote.number, quote.updated_at, 'QUOTED'
      from wanted
      join maintenance_quote_line as line on line.task_id = wanted.task_id and line.is_open
      join maintenance_quote as quote on quote.organization_id = line.organization_id and quote.id = line.quote_id
      where quote.organization_id = wanted.dealership_id and quote.operator_id = wanted.owner_id
        and quote.status in ('SENT', 'APPROVED', 'PARTIALLY_APPROVED', 'SCHEDULED', 'IN_PROGRESS')
      union all
      select wanted.task_id, 3, 'quote', quote.id, quote.number, quote.created_at, 'QUOTED'
      from wanted
      join quote on quote.organization_id = wanted.dealership_id and quote.instance_id = wanted.instance_id
      join quote_line as line on line.organization_id = quote.organization_id and line.quote_id = quote.id
        and line.bundle_id = wanted.kit_id
      where quote.operator_id = wanted.owner_id and quote.created_at >= wanted.since
        and quote.status in ('REQUESTED', 'IN_REVIEW', 'SENT', 'REVISION_REQUESTED', 'ACCEPTED'))
    select distinct on (task_id) task_id, kind, id, number, since, stage
    from found order by task_id, rank, since desc`.execute(db)
  return new Map(
    rows.map(({ task_id, number, since, ...supply }) => [
      task_id,
      { ...supply, number: salesNumber(supply.kind, number), since: since.toISOString() },
    ]),
  )
}

function wantedRow({ task, instance, lastDoneOn }: Wanted) {
  if (task.kitId === null || instance.dealershipId === null) return undefined
  // What was ordered on the day of the completion was for it.
  const from = lastDoneOn ? addDays(lastDoneOn, 1) : task.lastDoneOn
  return {
    task_id: task.id,
    owner_id: instance.organizationId,
    instance_id: instance.id,
    dealership_id: instance.dealershipId,
    kit_id: task.kitId,
    since: startOfDay(instance.timeZone, from),
  }
}
