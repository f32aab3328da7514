import { sql } from 'kysely'
import { seesInstance, seesOrder, serves } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { overdueTasks, unansweredMachineMessages } from '../waiting/open-work.repository'

export interface CustomerFilter {
  page: number
  limit: number
  /** Name and description together must contain each word. */
  search: string
  sortField: 'name' | 'overdue_count'
  sortDirection: 'asc' | 'desc'
  /** Only this one. */
  id?: string | undefined
  /** From when on messages wait for an answer. */
  since: Date
}

/** A page of the operators that a caller's dealership serves now, each with what there is to do for it. */
export function findServedCustomers(
  db: Database,
  caller: Caller,
  dealershipId: string,
  { search, sortField, sortDirection, id, since, ...page }: CustomerFilter,
) {
  const ofCustomer = sql.ref<string>('organization.id')
  const count = sql<number>`count(*)`.as('count')
  const machines = db
    .selectFrom('machine_instance as machine')
    .where('machine.organization_id', '=', ofCustomer)
    .where(({ ref }) =>
      seesInstance(caller, { owner: ref('machine.organization_id'), dealership: ref('machine.dealership_id') }),
    )
    .select(count)
  const overdue = overdueTasks(db, caller).where('item.organization_id', '=', ofCustomer).select(count)
  const openOrders = db
    .selectFrom('customer_order')
    .where(seesOrder(caller))
    .where('customer_order.operator_id', '=', ofCustomer)
    .where('customer_order.status', 'in', ['AWAITING_PAYMENT', 'PAID', 'PROCESSING'])
    .select(count)
  const unanswered = unansweredMachineMessages(db, { dealershipId, since })
    .where('operator_machine.organization_id', '=', ofCustomer)
    .select(count)
  const customers = db
    .selectFrom('organization')
    .where(serves(sql.val(dealershipId), ofCustomer))
    .$if(id !== undefined, (query) => query.where('organization.id', '=', id ?? ''))
    .select(['organization.id', 'organization.name', 'organization.logo_key as logoKey'])
    .select([
      sql<number>`${machines}`.as('machine_count'),
      sql<number>`${overdue}`.as('overdue_count'),
      sql<number>`${openOrders}`.as('open_order_count'),
      sql<number>`${unanswered}`.as('unanswered_message_count'),
    ])
  const byName = sql`lower(organization.name)`
  return listOf(customers, {
    page,
    search: { text: search, asMeant: true, in: ['organization.name', 'organization.description'] },
    sort:
      sortField === 'name'
        ? [[byName, sortDirection], 'organization.id']
        : [[sql.ref('overdue_count'), sortDirection], byName, 'organization.id'],
  })
}
