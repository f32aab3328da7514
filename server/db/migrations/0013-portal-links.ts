import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type portal_link_kind as enum ('machine_hours', 'service_kits')`.execute(db)

  // The token is not here: it is made from the id with the server's secret, so that a label can be printed again.
  await sql`
    create table portal_link (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      kind portal_link_kind not null,
      instance_id uuid,
      dealership_id uuid references organization,
      created_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      revoked_by uuid references person on delete set null,
      last_used_at timestamptz,
      renewal_asked_at timestamptz,
      primary key (organization_id, id),
      foreign key (organization_id, instance_id) references machine_instance (organization_id, id) on delete cascade,
      check ((kind = 'machine_hours') = (instance_id is not null))
    )`.execute(db)
  await sql`create index on portal_link (dealership_id, created_at desc)`.execute(db)
  await sql`create index on portal_link (instance_id)`.execute(db)
}
