import { type Kysely, sql } from 'kysely'

/** The states that transition() moves a link through: as a request, and once it was accepted, as a period of service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a request, ACTIVE says that it became the period with its id.
  await sql`alter type link_request_status rename value 'ACCEPTED' to 'ACTIVE'`.execute(db)
  await sql`alter table link_request add column version integer not null default 1`.execute(db)
  await sql`
    alter table service_period
      add column status text not null default 'ACTIVE',
      add column version integer not null default 1`.execute(db)
  await sql`update service_period set status = 'ENDED' where ended_at is not null`.execute(db)
  await sql`
    alter table service_period
      add check (status = case when ended_at is null then 'ACTIVE' else 'ENDED' end)`.execute(db)
}
