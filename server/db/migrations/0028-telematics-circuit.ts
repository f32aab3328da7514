import { type Kysely, sql } from 'kysely'

/** circuit: whether an endpoint is read as planned; failures: in a row, up to now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type telematics_circuit as enum ('closed', 'open', 'half_open')`.execute(db)
  await sql`
    alter table telematics_source
      add circuit telematics_circuit not null default 'closed',
      add failures integer not null default 0 check (failures >= 0)`.execute(db)
}
