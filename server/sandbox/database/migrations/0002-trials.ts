import { type Kysely, sql } from 'kysely'

/** What an account chooses on its page, to try out how refunds and late payments are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column refunds_need_details boolean not null default false,
      add column reports_payments_late boolean not null default false`.execute(db)
  await sql`drop index refund_due_at_idx`.execute(db)
  await sql`create index on refund (due_at) where status in ('pending', 'requires_action')`.execute(db)
}
