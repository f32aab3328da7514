import { type Kysely, sql } from 'kysely'

/** Which provider made a payout, so that those of the sandbox are not added to real ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_payout add column provider payment_provider`.execute(db)
  // Of a dealership that has had both, what came since its account with Stripe was created.
  await sql`
    update payment_payout set provider = case
      when not exists (
        select from payment_account
        where payment_account.organization_id = payment_payout.organization_id and provider = 'sandbox')
      or exists (
        select from payment_account join payment_audit using (organization_id)
        where payment_account.organization_id = payment_payout.organization_id and payment_account.provider = 'stripe'
          and action = 'ACCOUNT_CREATED' and text = provider_account and recorded_at <= payment_payout.created_at)
      then 'stripe' else 'sandbox' end::payment_provider`.execute(db)
  await sql`alter table payment_payout alter column provider set not null`.execute(db)
}
