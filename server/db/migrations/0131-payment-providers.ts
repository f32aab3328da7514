import { type Kysely, sql } from 'kysely'

/**
 * Which provider has an account, and which one took a payment, since a product that is set up for another one cannot ask
 * it. in_use: the provider of the account is the one that is set up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type payment_provider as enum ('sandbox', 'stripe')`.execute(db)
  await sql`
    alter table payment_account
      add column provider payment_provider,
      add column in_use boolean not null default true`.execute(db)
  // The sandbox's ids are longer than Stripe's.
  await sql`
    update payment_account set provider = case
      when provider_account ~ '^acct_[0-9A-Za-z]{24}$' then 'sandbox' else 'stripe' end::payment_provider`.execute(db)
  await sql`alter table payment_account alter column provider set not null`.execute(db)
  await sql`alter table payment_account drop constraint payment_account_pkey`.execute(db)
  await sql`alter table payment_account add primary key (organization_id, provider)`.execute(db)
  await sql`create unique index payment_account_in_use_key on payment_account (organization_id) where in_use`.execute(
    db,
  )

  await sql`alter table payment add column provider payment_provider`.execute(db)
  await sql`
    update payment set provider = coalesce((
      select payment_account.provider from payment_account
      where payment_account.organization_id = payment.organization_id), 'sandbox')`.execute(db)
  await sql`alter table payment alter column provider set not null`.execute(db)
}
