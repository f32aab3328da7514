import { sql } from 'kysely'
import { modelNameFor } from '../../access'
import type { Database } from '../../db/connection'

/**
 * Records that a new link was asked for in place of this one, in the caller's transaction.
 * @returns false where that was so within the last hour; of two at once, for one of them
 */
export async function recordRequest(trx: Database, linkId: string): Promise<boolean> {
  const recorded = await trx
    .updateTable('portal_link')
    .set({ renewal_asked_at: sql`now()` })
    .where('id', '=', linkId)
    .where(sql<boolean>`(renewal_asked_at is null or renewal_asked_at <= now() - interval '1 hour')`)
    .executeTakeFirst()
  return recorded.numUpdatedRows > 0n
}

/** The operator of a link, and the machine or the number of the order or quote, where it opens one. */
export async function describeLink(db: Database, linkId: string) {
  const row = await db
    .selectFrom('portal_link')
    .innerJoin('organization', 'organization.id', 'portal_link.organization_id')
    .leftJoin('machine_instance as instance', (on) =>
      on
        .onRef('instance.organization_id', '=', 'portal_link.organization_id')
        .onRef('instance.id', '=', 'portal_link.instance_id'),
    )
    .leftJoin('machine', 'machine.id', 'instance.machine_id')
    .leftJoin('brand', 'brand.id', 'machine.brand_id')
    .where('portal_link.id', '=', linkId)
    .select(['organization.id', 'organization.name', 'instance.serial_number', 'brand.name as brand'])
    .leftJoin('customer_order', 'customer_order.id', 'portal_link.order_id')
    .leftJoin('quote', 'quote.id', 'portal_link.quote_id')
    .leftJoin('maintenance_quote', 'maintenance_quote.id', 'portal_link.maintenance_quote_id')
    .select(({ fn }) => fn.coalesce('customer_order.number', 'quote.number', 'maintenance_quote.number').as('number'))
    .select(({ ref }) =>
      modelNameFor({ dealership: ref('portal_link.dealership_id'), owner: ref('portal_link.organization_id') }).as(
        'model',
      ),
    )
    .executeTakeFirstOrThrow()
  const { id, name, serial_number, model, brand } = row
  const machine = serial_number === null ? null : { name: `${brand} ${model}`, serialNumber: serial_number }
  return { operator: { id, name }, machine, number: row.number }
}
