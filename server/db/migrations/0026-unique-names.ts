import { type Kysely, sql } from 'kysely'

/**
 * Names that differ in case alone are one name, in every language: the index decides it, also between two who give a name
 * at once. ICU's collation folds the same letters whatever locale the database was created with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index brand_name_folded on brand (lower(name collate "und-x-icu"))`.execute(db)
  await sql`create unique index machine_type_name_folded on machine_type (lower(name collate "und-x-icu"))`.execute(db)
  await sql`
    create unique index machine_model_folded on machine (brand_id, lower(model collate "und-x-icu"))`.execute(db)
  await sql`alter table brand drop constraint brand_name_key`.execute(db)
  await sql`alter table machine_type drop constraint machine_type_name_key`.execute(db)
  await sql`alter table machine drop constraint machine_brand_id_model_key`.execute(db)
}
