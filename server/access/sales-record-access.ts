import { sql } from 'kysely'
import type { Database } from '../db/connection'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

const tables = {
  order: { table: 'customer_order', author: 'placed_by' },
  quote: { table: 'quote', author: 'created_by' },
  maintenance_quote: { table: 'maintenance_quote', author: 'created_by' },
} as const

interface SalesRecord {
  dealershipId: string
  operatorId: string
  authorId: string | null
}

/**
 * Whose an order or a quote is, and whether the caller is on the side that sells (`sells`); undefined where they may not
 * see it: a dealership's staff see their own, an operator's Org Admin all of the operator, its other people their own.
 */
export async function findSalesRecord(
  db: Database,
  caller: Caller,
  { kind, id }: { kind: keyof typeof tables; id: string },
): Promise<(SalesRecord & { sells: boolean }) | undefined> {
  const { table, author } = tables[kind]
  const { rows } = await sql<SalesRecord>`
    select organization_id as "dealershipId", operator_id as "operatorId", ${sql.ref(author)} as "authorId"
    from ${sql.table(table)} where id = ${id}`.execute(db)
  const record = rows[0]
  if (!record) return undefined
  const own = caller.organization?.id
  const sells = caller.isSuperuser || (record.dealershipId === own && isStaff(caller))
  const buys = record.operatorId === own && (isAdmin(caller) || record.authorId === caller.userId)
  return sells || buys ? { ...record, sells } : undefined
}
