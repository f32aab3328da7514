import { type Kysely, sql } from 'kysely'

/** How many models each organization has, so that a list does not count thousands for each page (decision 97). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_count (
      organization_id uuid primary key references organization on delete cascade,
      models integer not null
    )`.execute(db)
  await sql`
    create function count_added_models() returns trigger language plpgsql as $$
    begin
      insert into model_count as counted (organization_id, models)
      select organization_id, count(*) from added group by organization_id order by organization_id
      on conflict (organization_id) do update set models = counted.models + excluded.models;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger models_added after insert on organization_machine referencing new table as added
    for each statement execute function count_added_models()`.execute(db)
  await sql`
    create function count_removed_models() returns trigger language plpgsql as $$
    begin
      update model_count as counted set models = counted.models - gone.models
      from (select organization_id, count(*) as models from removed group by organization_id) as gone
      where counted.organization_id = gone.organization_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger models_removed after delete on organization_machine referencing old table as removed
    for each statement execute function count_removed_models()`.execute(db)
  // What was added before the triggers; nothing can be added between both in this transaction.
  await sql`
    insert into model_count (organization_id, models)
    select organization_id, count(*) from organization_machine group by organization_id`.execute(db)
}
