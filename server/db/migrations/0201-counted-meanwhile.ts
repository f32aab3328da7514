import { type Kysely, sql } from 'kysely'

/** The last count of a row's part at its location when the row was checked: a row is not stored over a later one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_import_row add column last_count bigint`.execute(db)
  // Of tables that are checked already, whatever was counted since they were uploaded counts as later.
  await sql`
    update stock_import_row as row set last_count = (
      select max(movement.id)
      from stock_movement as movement
      join stock_location as location
        on location.organization_id = movement.organization_id and location.id = movement.location_id
      where movement.organization_id = row.organization_id and movement.part_id = row.part_id
        and movement.kind = 'COUNTED' and lower(location.name) = lower(row.location)
        and movement.recorded_at <= import.created_at
    )
    from stock_import as import
    where import.organization_id = row.organization_id and import.id = row.import_id
      and import.status in ('CHECKED', 'APPLYING') and row.fate = 'updated'`.execute(db)
}
