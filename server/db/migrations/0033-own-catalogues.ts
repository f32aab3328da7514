import { type Kysely, sql } from 'kysely'

/**
 * A machine row is the identity of a model: its brand and the platform's name for it. What a dealership calls it, its type,
 * its variants and their ranges are its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table machine add unique (id, brand_id)`.execute(db)
  // A dealership that has given a model another name may add one of the former name: its namesake.
  await sql`alter table machine add column namesake integer not null default 0`.execute(db)
  await sql`drop index machine_model_folded`.execute(db)
  await sql`
    create unique index machine_model_folded
    on machine (brand_id, lower(model collate "und-x-icu"), namesake)`.execute(db)
  await sql`
    alter table organization_machine
      add column brand_id uuid,
      add column type_id uuid references machine_type,
      add column model text check (model <> '')`.execute(db)
  await sql`
    update organization_machine as own
    set brand_id = machine.brand_id, type_id = machine.type_id, model = machine.model
    from machine where machine.id = own.machine_id`.execute(db)
  await sql`
    alter table organization_machine
      alter column brand_id set not null,
      alter column type_id set not null,
      alter column model set not null,
      drop constraint organization_machine_machine_id_fkey,
      add foreign key (machine_id, brand_id) references machine (id, brand_id) on delete cascade`.execute(db)
  await sql`
    create unique index organization_machine_folded
    on organization_machine (organization_id, brand_id, lower(model collate "und-x-icu"))`.execute(db)
  await sql`create index on organization_machine (type_id)`.execute(db)

  // organization_id: the dealership whose variant it is; null for the platform's, which a super user describes.
  await sql`
    alter table machine_variant
      add column organization_id uuid,
      add foreign key (organization_id, machine_id) references organization_machine (organization_id, machine_id)
        on delete cascade`.execute(db)
  await sql`create index on machine_variant (organization_id, machine_id, position)`.execute(db)
  await sql`
    create table copied_variant as
    select variant.id as copied_from, gen_random_uuid() as id, kept.organization_id
    from machine_variant as variant join organization_machine as kept on kept.machine_id = variant.machine_id`.execute(
    db,
  )
  await sql`
    insert into machine_variant (id, organization_id, machine_id, name, serial_number_start, serial_number_end, position)
    select copy.id, copy.organization_id, machine_id, name, serial_number_start, serial_number_end, position
    from copied_variant as copy join machine_variant as variant on variant.id = copy.copied_from`.execute(db)
  for (const table of ['machine_instance', 'former_machine']) {
    await sql`
      update ${sql.table(table)} as machine set variant_id = copy.id from copied_variant as copy
      where copy.copied_from = machine.variant_id and copy.organization_id = machine.dealership_id`.execute(db)
  }
  await sql`drop table copied_variant`.execute(db)
  await sql`alter table machine drop column owner_id`.execute(db)

  // How each organization reads the catalogue: a dealership by its own entries; an operator by those of a dealership that
  // serves it and has assigned the model, the earliest first; by the platform's where none does any more.
  await sql`
    create view catalogue_entry as
    select organization_id as reader_id, machine_id, organization_id as dealership_id, type_id, model
    from organization_machine
    union all
    (select distinct on (assigned.organization_id, assigned.machine_id)
      assigned.organization_id, assigned.machine_id, kept.organization_id, coalesce(kept.type_id, machine.type_id),
      coalesce(kept.model, machine.model)
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

  // A serial number is there once for an owner. What another owner has is nobody else's business but the super user's.
  await sql`drop index machine_instance_once`.execute(db)
  await sql`
    create unique index machine_instance_once on machine_instance (organization_id, machine_id, serial_key)`.execute(db)
  await sql`create index machine_instance_alike on machine_instance (machine_id, serial_key)`.execute(db)
}
