import { type Kysely, sql } from 'kysely'

/** Counters of removed models are locked in the order of those of added ones, so that neither waits for the other (decision 97). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_removed_models() returns trigger language plpgsql as $$
    begin
      perform from model_count where organization_id in (select organization_id from removed)
      order by organization_id for no key update;
      update model_count as counted set models = counted.models - gone.models
      from (select organization_id, count(*) as models from removed group by organization_id) as gone
      where counted.organization_id = gone.organization_id;
      return null;
    end $$`.execute(db)
}
