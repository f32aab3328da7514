import { type Kysely, sql } from 'kysely'

/** In both a model is described: by the platform, and by a dealership. */
const tables = ['machine', 'organization_machine']

/**
 * Models carry the names of their brand and type (decision 59), so that lists are read in the order of an index, and
 * searches with an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.map((name) => sql.table(name))) {
    await sql`
      alter table ${table}
        add column brand_name text not null default '',
        add column type_name text not null default ''`.execute(db)
    await sql`
      update ${table} as named set brand_name = brand.name, type_name = type.name
      from brand, machine_type as type where brand.id = named.brand_id and type.id = named.type_id`.execute(db)
    await sql`
      alter table ${table} add column search_text text not null generated always as (
        lower(' ' || brand_name || ' ' || type_name || ' ' || model)) stored`.execute(db)
    await sql`create index on ${table} using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)
  }
  for (const columns of ['brand_name, model', 'model, brand_name', 'type_name, brand_name, model']) {
    await sql`create index on machine (${sql.raw(columns)}, id)`.execute(db)
    await sql`create index on organization_machine (organization_id, ${sql.raw(columns)}, machine_id)`.execute(db)
  }

  // The locks have whoever renames a brand wait for a model that is being added, and the other way round.
  await sql`
    create function name_model() returns trigger language plpgsql as $$
    begin
      select name into new.brand_name from brand where id = new.brand_id for share;
      select name into new.type_name from machine_type where id = new.type_id for share;
      return new;
    end $$`.execute(db)
  for (const table of tables) {
    await sql`
      create trigger model_named before insert or update of brand_id, type_id, brand_name, type_name
      on ${sql.table(table)} for each row execute function name_model()`.execute(db)
  }
  for (const [named, key] of [
    ['brand', 'brand_id'],
    ['machine_type', 'type_id'],
  ] as const) {
    await sql`
      create function ${sql.raw(`rename_models_by_${key}`)}() returns trigger language plpgsql as $$
      begin
        update machine set ${sql.ref(key)} = new.id where ${sql.ref(key)} = new.id;
        update organization_machine set ${sql.ref(key)} = new.id where ${sql.ref(key)} = new.id;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger models_renamed after update of name on ${sql.table(named)}
      for each row execute function ${sql.raw(`rename_models_by_${key}`)}()`.execute(db)
  }

  // As in migration 33, with the names.
  await sql`
    create or replace view catalogue_entry as
    select organization_id as reader_id, machine_id, organization_id as dealership_id, type_id, model,
      brand_id, brand_name, type_name, search_text
    from organization_machine
    union all
    (select distinct on (assigned.organization_id, assigned.machine_id)
      assigned.organization_id, assigned.machine_id, kept.organization_id, coalesce(kept.type_id, machine.type_id),
      coalesce(kept.model, machine.model), machine.brand_id, machine.brand_name,
      coalesce(kept.type_name, machine.type_name), coalesce(kept.search_text, machine.search_text)
    from operator_machine as assigned
    join machine on machine.id = assigned.machine_id
    left join organization_machine as kept
      on kept.organization_id = assigned.dealership_id and kept.machine_id = assigned.machine_id
      and not exists (
        select from service
        where service.dealership_id = assigned.dealership_id and service.operator_id = assigned.organization_id
          and service.ended_at is not null)
    where assigned.removed_at is null
    order by assigned.organization_id, assigned.machine_id, kept.organization_id is null, assigned.created_at,
      assigned.dealership_id)`.execute(db)
  // Of what is indexed here there are no statistics before.
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db)
}
