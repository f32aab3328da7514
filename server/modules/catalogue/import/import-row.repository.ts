import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { isBeyondLimit } from '../bundles/bundle-sum.repository'
import type { ImportKey } from './catalogue-import.repository'
import type { ParsedRow } from './parse-parts'

export async function deleteRows(db: Database, { dealershipId, id }: ImportKey): Promise<void> {
  await db
    .deleteFrom('catalogue_import_row')
    .where('organization_id', '=', dealershipId)
    .where('import_id', '=', id)
    .execute()
}

export async function insertRows(
  db: Database,
  { dealershipId, id }: ImportKey,
  rows: readonly ParsedRow[],
): Promise<void> {
  const stored = rows.map(({ line, part, reason, cells }) => ({
    line,
    ...part,
    reason,
    cells,
    fate: reason ? 'refused' : 'unchanged',
  }))
  const columns = sql`line, fate, reason, cells, part_number, description, manufacturer, unit, cost_amount, core_charge_amount,
    pack_size, min_quantity, is_active, superseded_by, supersession_reason`
  await sql`
    insert into catalogue_import_row (organization_id, import_id, ${columns})
    select ${dealershipId}, ${id}, ${columns}
    from jsonb_populate_recordset(null::catalogue_import_row, ${JSON.stringify(stored)}::jsonb)`.execute(db)
}

/**
 * Counts the stored rows for the planner. Without it a table that has just been filled is taken for an empty one, and each
 * of its rows is compared with every other one.
 */
export const analyzeRows = (db: Database) => sql`analyze catalogue_import_row`.execute(db)

/** The cells of a row in some columns, of which those that the table lacks are null. */
const cellsIn = (...letters: (string | null)[]) => sql`(
  select coalesce(jsonb_agg(letters || row.line), '[]') from unnest(${letters}::text[]) as letters
  where letters is not null)`

/** Refuses rows that are superseded by a part which neither the catalogue has nor the import adds. */
export async function refuseUnknownReplacements(
  db: Database,
  { dealershipId, id }: ImportKey,
  letters: string | null,
): Promise<number> {
  let refused = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update catalogue_import_row as row set fate = 'refused', cells = ${cellsIn(letters)}, reason = jsonb_build_object(
        'en', 'There is no part ' || superseded_by || '.', 'es', 'No hay ninguna pieza ' || superseded_by || '.')
      where organization_id = ${dealershipId} and import_id = ${id} and fate <> 'refused'
        and superseded_key is not null
        and not exists (
          select from catalogue_part as part
          where part.organization_id = row.organization_id and upper(part.part_number) = row.superseded_key)
        and not exists (
          select from catalogue_import_row as other
          where other.organization_id = row.organization_id and other.import_id = row.import_id
            and other.part_key = row.superseded_key and other.fate <> 'refused')`.execute(db)
    // A refused row may be the replacement of another one.
    if (numAffectedRows === 0n) return refused
    refused += Number(numAffectedRows)
  }
}

/** All supersessions as they would be after the import, by number in capitals. */
export async function readSupersessions(db: Database, { dealershipId, id }: ImportKey) {
  const { rows } = await sql<{ from: string; to: string; line: number | null }>`
    select part_key as from, superseded_key as to, line from catalogue_import_row
    where organization_id = ${dealershipId} and import_id = ${id} and fate <> 'refused' and superseded_key is not null
    union all
    select upper(part.part_number), upper(next.part_number), null from catalogue_part as part
    join catalogue_part as next on next.organization_id = part.organization_id and next.id = part.superseded_by_id
    where part.organization_id = ${dealershipId}
      and not exists (
        select from catalogue_import_row as row
        where row.organization_id = part.organization_id and row.import_id = ${id}
          and row.part_key = upper(part.part_number) and row.fate <> 'refused' and row.superseded_key is not null)`.execute(
    db,
  )
  return rows
}

export async function refuseLines(
  db: Database,
  { dealershipId, id }: ImportKey,
  lines: readonly number[],
  { reason, letters }: { reason: Text; letters: string | null },
): Promise<void> {
  await sql`
    update catalogue_import_row as row
    set fate = 'refused', reason = ${JSON.stringify(reason)}::jsonb, cells = ${cellsIn(letters)}
    where organization_id = ${dealershipId} and import_id = ${id} and line = any(${lines}::integer[])`.execute(db)
}

/**
 * Refuses rows that raise an amount of a part with which a bundle or service kit would cost more, or have a higher core
 * charge, than an amount can be.
 */
export async function refuseTooLargeSums(
  db: Database,
  { dealershipId, id }: ImportKey,
  letters: { price: string | null; coreCharge: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with content as (
      select bundle.id, bundle.name, listed.quantity, row.line,
        case when bundle.cost_amount is null then coalesce(row.cost_amount, part.cost_amount) end as cost,
        coalesce(row.core_charge_amount, part.core_charge_amount) as core_charge,
        row.cost_amount > coalesce(part.cost_amount, 0) as is_cost_raised,
        row.core_charge_amount > coalesce(part.core_charge_amount, 0) as is_core_charge_raised
      from bundle
      join bundle_part as listed on listed.organization_id = bundle.organization_id and listed.bundle_id = bundle.id
      join catalogue_part as part on part.organization_id = listed.organization_id and part.id = listed.part_id
      left join catalogue_import_row as row
        on row.organization_id = part.organization_id and row.import_id = ${id} and row.fate <> 'refused'
        and row.part_key = upper(part.part_number)
      where bundle.organization_id = ${dealershipId}),
    beyond as (
      select id from content group by id
      having ${isBeyondLimit(sql`content.cost`)} or ${isBeyondLimit(sql`content.core_charge`)})
    update catalogue_import_row as row set fate = 'refused', cells = case
        when content.is_cost_raised and content.is_core_charge_raised then ${cellsIn(letters.price, letters.coreCharge)}
        when content.is_cost_raised then ${cellsIn(letters.price)}
        else ${cellsIn(letters.coreCharge)} end, reason = jsonb_build_object(
      'en', 'With this row, the parts of “' || content.name || '” would add up to more than an amount can be.',
      'es', 'Con esta fila, las piezas de «' || content.name || '» sumarían más de lo que puede ser un importe.')
    from content join beyond on beyond.id = content.id
    where row.organization_id = ${dealershipId} and row.import_id = ${id} and row.line = content.line
      and (content.is_cost_raised or content.is_core_charge_raised)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Whether somebody else has written a part since the rows of `import` were compared with it: all that a transaction writes
 * is of its `now()`.
 */
const isChangedMeanwhile = (part: string) => sql<boolean>`(
  ${sql.ref(`${part}.updated_at`)} <> now()
  and ${sql.ref(`${part}.updated_at`)} > coalesce(import.compared_at, import.created_at))`

const partOf = (dealershipId: string, key: 'part_key' | 'superseded_key') => sql`
  select from catalogue_part as part
  where part.organization_id = ${dealershipId} and upper(part.part_number) = ${sql.ref(`row.${key}`)}`

/**
 * The number of a part of the rows to store that somebody else has added, changed, renamed or deleted since they were
 * compared with the catalogue. What the transaction itself has written has the version that was noted.
 */
export async function findPartChangedMeanwhile(db: Database, { dealershipId, id }: ImportKey) {
  const { rows } = await sql<{ partNumber: string }>`
    with row as (
      select * from catalogue_import_row
      where organization_id = ${dealershipId} and import_id = ${id} and fate in ('created', 'updated'))
    select part.part_number as "partNumber" from catalogue_part as part
    join catalogue_import as import on import.organization_id = part.organization_id and import.id = ${id}
    where part.organization_id = ${dealershipId} and ${isChangedMeanwhile('part')}
      and upper(part.part_number) in (select part_key from row)
    union all
    select row.part_number from row
    where row.fate = 'updated' and not exists (
      ${partOf(dealershipId, 'part_key')} and part.id = row.part_id
        and part.version = row.applied_version - case when part.updated_at = now() then 0 else 1 end)
    union all
    select row.part_number from row
    where row.superseded_key is not null and not exists (${partOf(dealershipId, 'superseded_key')})
      and not exists (select from row as other where other.fate = 'created' and other.part_key = row.superseded_key)
    limit 1`.execute(db)
  return rows[0]?.partNumber
}

/** A part as it would be with what the row says; the same columns as `present`. */
const changed = (currency: string) => sql`(
  coalesce(row.description, part.description), coalesce(row.manufacturer, part.manufacturer),
  coalesce(row.unit, part.unit), coalesce(row.cost_amount, part.cost_amount),
  case when row.cost_amount is null then part.cost_currency else ${currency} end,
  coalesce(row.core_charge_amount, part.core_charge_amount), coalesce(row.pack_size, part.pack_size),
  coalesce(row.min_quantity, part.min_quantity), coalesce(row.is_active, part.is_active),
  coalesce(row.supersession_reason, part.supersession_reason))`

const columns = sql`description, manufacturer, unit, cost_amount, cost_currency, core_charge_amount, pack_size,
  min_quantity, is_active, supersession_reason`

const present = sql`(
  part.description, part.manufacturer, part.unit, part.cost_amount, part.cost_currency, part.core_charge_amount,
  part.pack_size, part.min_quantity, part.is_active, part.supersession_reason)`

/**
 * Determines for the rows that are not refused whether they add a part, change one, or neither, and notes for undoing which
 * part that is, its version once they are stored, and what it was before. An import is stored only where its parts are
 * still as they were, so that storing has nothing to note.
 */
export async function judgeRows(db: Database, { dealershipId, id }: ImportKey, currency: string): Promise<void> {
  await sql`
    update catalogue_import_row as target set fate = judged.fate,
      part_id = case judged.fate when 'created' then gen_random_uuid() when 'updated' then judged.part_id end,
      applied_version = case judged.fate
        -- Changed at once where another part replaces it.
        when 'created' then case when target.superseded_key is null then 1 else 2 end
        when 'updated' then judged.version + 1 end,
      before = case when judged.fate = 'updated' then judged.before end
    from (
      select row.line, part.id as part_id, part.version, to_jsonb(part) - 'number_key' - 'search_text' as before,
        (case
          when part.id is null then 'created'
          when ${present} is distinct from ${changed(currency)} then 'updated'
          when row.superseded_key is not null and upper(next.part_number) is distinct from row.superseded_key then 'updated'
          else 'unchanged' end)::catalogue_import_fate as fate
      from catalogue_import_row as row
      left join catalogue_part as part
        on part.organization_id = row.organization_id and upper(part.part_number) = row.part_key
      left join catalogue_part as next on next.organization_id = part.organization_id and next.id = part.superseded_by_id
      where row.organization_id = ${dealershipId} and row.import_id = ${id} and row.fate <> 'refused') as judged
    where target.organization_id = ${dealershipId} and target.import_id = ${id} and target.line = judged.line`.execute(
    db,
  )
}

/** Whether rows to store were judged by a version that did not note their parts. */
export async function hasUnnotedRows(db: Database, { dealershipId, id }: ImportKey): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue_import_row')
    .where('organization_id', '=', dealershipId)
    .where('import_id', '=', id)
    .where('fate', 'in', ['created', 'updated'])
    .where('part_id', 'is', null)
    .select('line')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The line that is `count` rows to store after a line; undefined behind the last one. */
export async function findLastLine(db: Database, { dealershipId, id }: ImportKey, after: number, count: number) {
  const { rows } = await sql<{ last: number | null; rows: number }>`
    select max(line) as last, count(*)::integer as rows from (
      select line from catalogue_import_row
      where organization_id = ${dealershipId} and import_id = ${id} and fate in ('created', 'updated')
        and line > ${after}
      order by line limit ${count}) as next`.execute(db)
  return rows[0]?.last ? { line: rows[0].last, rows: rows[0].rows } : undefined
}

export type Lines = { after: number; until: number }

/** Adds the parts of these lines that the catalogue does not have. */
export async function addParts(trx: Transaction, key: ImportKey, currency: string, { after, until }: Lines) {
  await sql`
    insert into catalogue_part (organization_id, id, part_number, ${columns})
    select organization_id, part_id, part_number, coalesce(description, ''), coalesce(manufacturer, ''),
      coalesce(unit, ''), cost_amount, case when cost_amount is not null then ${currency} end, core_charge_amount,
      coalesce(pack_size, 1), coalesce(min_quantity, 1), coalesce(is_active, true), coalesce(supersession_reason, '')
    from catalogue_import_row
    where organization_id = ${key.dealershipId} and import_id = ${key.id} and fate = 'created'
      and line > ${after} and line <= ${until}
    order by part_key
    on conflict do nothing`.execute(trx)
}

/** Changes the parts of these lines that differ, once those that replace them are added. */
export async function changeParts(trx: Transaction, key: ImportKey, currency: string, { after, until }: Lines) {
  await sql`
    update catalogue_part as target
    set (${columns}) = ${changed(currency)}, version = target.version + 1, updated_at = now(),
      superseded_by_id = coalesce(next.id, part.superseded_by_id)
    from catalogue_import_row as row
    join catalogue_import as import on import.organization_id = row.organization_id and import.id = row.import_id
    join catalogue_part as part
      on part.organization_id = row.organization_id and upper(part.part_number) = row.part_key
    left join catalogue_part as next
      on next.organization_id = row.organization_id and upper(next.part_number) = row.superseded_key
    where row.organization_id = ${key.dealershipId} and row.import_id = ${key.id}
      and row.fate in ('created', 'updated') and row.line > ${after} and row.line <= ${until}
      and target.organization_id = part.organization_id and target.id = part.id
      and not ${isChangedMeanwhile('target')}
      and (${present} is distinct from ${changed(currency)}
        or (next.id is not null and next.id is distinct from part.superseded_by_id))`.execute(trx)
}
