import { type Kysely, sql } from 'kysely'

/** What becomes of returned pieces, and what is refunded for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type order_return_status rename value 'APPROVED' to 'ACCEPTED'`.execute(db)
  await sql`alter type order_return_status rename value 'REJECTED' to 'DECLINED'`.execute(db)
  await sql`alter type order_return_status rename value 'WITHDRAWN' to 'CANCELLED'`.execute(db)
  // The amounts, in minor units of the order's currency, are settled at receipt: they depend on what was returned before.
  await sql`
    alter table order_return_line
      drop column is_restocked,
      add column restocked integer not null default 0 check (restocked >= 0),
      add column scrapped integer not null default 0 check (scrapped >= 0),
      add column refund_subtotal_amount bigint not null default 0 check (refund_subtotal_amount >= 0),
      add column refund_core_charge_amount bigint not null default 0 check (refund_core_charge_amount >= 0),
      add column refund_tax_amount bigint not null default 0 check (refund_tax_amount >= 0),
      add check (restocked + scrapped <= quantity)`.execute(db)
}
