import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'
import { addOrganizations, type ScaleOrganizations } from '../../server/seed/scale/add-organizations'
import { withoutConstraints, withoutIndexes } from '../../server/seed/scale/without-indexes'

export interface SalesScale {
  parts: number
  orders: number
  /** Of machines. */
  models: number
  /** Of all accounts. */
  password: string
}

const things = ['oil filter', 'fuel filter', 'seal kit', 'hydraulic hose', 'track roller', 'bucket tooth', 'air filter']

/** The number of the nth part, and of the nth order's purchase: what is searched for. */
export const partNumberOf = (n: number) => `BR-${String(n).padStart(7, '0')}`
/** The name of the nth model. */
export const modelOf = (n: number) => `MX-${String(n).padStart(7, '0')}`
export const poNumberOf = (n: number) => `PO-${String(n).padStart(7, '0')}`

/** Creates a dealership with very many parts, half of them in stock, and orders of one line each, spread over its operators. */
export async function addSales(
  trx: Database,
  { parts, orders, models, password }: SalesScale,
): Promise<ScaleOrganizations> {
  const organizations = await addOrganizations(trx, password)
  const { dealershipId } = organizations
  await sql`insert into catalogue (organization_id, name, currency) values (${dealershipId}, 'Parts', 'USD')`.execute(
    trx,
  )
  await addModels(trx, dealershipId, models)
  await withoutIndexes(trx, 'catalogue_part', () => addParts(trx, dealershipId, parts))
  await addStock(trx, dealershipId)
  await withoutConstraints(trx, 'order_line', () =>
    withoutIndexes(trx, 'customer_order', () => addOrders(trx, organizations, { parts, orders })),
  )
  return organizations
}

async function addModels(trx: Database, dealershipId: string, models: number): Promise<void> {
  await sql`
    with brand as (insert into brand (name) values ('Broadacre') returning id),
      type as (insert into machine_type (name) values ('Tractor') returning id),
      model as (
        insert into machine (brand_id, type_id, model, storage_key)
        select brand.id, type.id, 'MX-' || lpad(n::text, 7, '0'), 'machines/mx-' || n
        from brand, type, generate_series(1, ${models}::int) as n
        returning id, brand_id, type_id, model)
    insert into organization_machine (organization_id, machine_id, brand_id, type_id, model)
    select ${dealershipId}, id, brand_id, type_id, model from model`.execute(trx)
}

async function addParts(trx: Database, dealershipId: string, parts: number): Promise<void> {
  await sql`
    insert into catalogue_part (organization_id, part_number, description, manufacturer, cost_amount, cost_currency)
    select ${dealershipId}, 'BR-' || lpad(n::text, 7, '0'),
      (${things}::text[])[1 + n % ${things.length}] || ' ' || n % 5000, 'Broadacre', 100 + n::bigint * 7919 % 90000, 'USD'
    from generate_series(1, ${parts}::int) as n`.execute(trx)
}

async function addStock(trx: Database, dealershipId: string): Promise<void> {
  await sql`
    insert into stock_location (organization_id, name, is_default) values (${dealershipId}, 'Store', true)`.execute(trx)
  // Levels alone: nothing here asks for the movements that led to them.
  await sql`
    insert into stock_level (organization_id, part_id, location_id, on_hand)
    select part.organization_id, part.id, location.id, 5
    from catalogue_part part join stock_location location using (organization_id)
    where part.organization_id = ${dealershipId} and part.cost_amount % 2 = 0`.execute(trx)
}

async function addOrders(
  trx: Database,
  { dealershipId, largestOperatorId, otherOperatorIds }: ScaleOrganizations,
  { parts, orders }: Pick<SalesScale, 'parts' | 'orders'>,
): Promise<void> {
  await sql`
    create temporary table scale_order on commit drop as
    select gen_random_uuid() as id, n,
      case when n % 2 = 0 then ${largestOperatorId}::uuid
        else (${otherOperatorIds}::uuid[])[1 + n / 2 % ${otherOperatorIds.length}] end as operator_id
    from generate_series(1, ${orders}::int) as n`.execute(trx)
  await sql`
    insert into customer_order (organization_id, id, operator_id, number, status, fulfillment_status, payment_status,
      currency, po_number, subtotal_amount, total_amount, placed_at, created_at, updated_at, search_text)
    select ${dealershipId}, id, operator_id, n, 'COMPLETED', 'DELIVERED', 'PAID', 'USD', 'PO-' || lpad(n::text, 7, '0'),
      2450, 2450, placed_at, placed_at, placed_at, lower(' SO-' || n || ' PO-' || lpad(n::text, 7, '0') || ' site')
    from scale_order, lateral (select now() - interval '1 minute' * (${orders}::int - n) as placed_at) as placed
    order by n`.execute(trx)
  await sql`
    insert into order_line (organization_id, order_id, position, part_id, part_number, description, quantity, unit_amount,
      shipped, delivered)
    select ${dealershipId}, scale_order.id, 0, part.id, part.part_number, part.description, 1, 2450, 1, 1
    from scale_order join catalogue_part part
      on part.organization_id = ${dealershipId} and part.part_number = 'BR-' || lpad((1 + n % ${parts}::int)::text, 7, '0')`.execute(
    trx,
  )
}

/** Runs at once what autovacuum would do eventually; cannot run in a transaction. */
export async function vacuumSales(db: Database): Promise<void> {
  await sql`vacuum (analyze) machine, organization_machine, catalogue_part, stock_level, customer_order, order_line`.execute(
    db,
  )
}
