import { type Kysely, sql } from 'kysely'

/**
 * Names the e-mail address of an order, so that an address which was replaced cannot end the e-mails to the next one. Those
 * from before are named like their order, as they are in the e-mails that were sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column contact_id uuid`.execute(db)
  await sql`update customer_order set contact_id = id where contact_email is not null`.execute(db)
  await sql`alter table customer_order add constraint customer_order_contact
    check ((contact_id is null) = (contact_email is null))`.execute(db)
  await sql`create index customer_order_contact_id on customer_order (contact_id) where contact_id is not null`.execute(
    db,
  )
}
