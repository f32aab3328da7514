import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { type Reference, refersTo } from '../../../db/references.repository'
import type { Text } from '../../../domain/text'
import { isBeyondLimit } from '../bundles/bundle-sum.repository'
import type { ImportKey } from './catalogue-import.repository'
import type { Lines } from './import-row.repository'

const rowsOf = ({ dealershipId, id }: ImportKey) => sql`row.organization_id = ${dealershipId} and row.import_id = ${id}`

const linesOf = (key: ImportKey, { after, until }: Lines) =>
  sql`${rowsOf(key)} and row.line > ${after} and row.line <= ${until}`

/** Rows whose parts are as the import has left them, with what they were before as `was`. */
const restorable = (key: ImportKey) => sql`
  from catalogue_import_row as row
  cross join lateral jsonb_populate_record(null::catalogue_part, row.before) as was
  join catalogue_part as part
    on part.organization_id = row.organization_id and part.id = row.part_id and part.version = row.applied_version
  where ${rowsOf(key)} and row.fate = 'updated' and row.undone is null`

/** Nobody changes them until they are restored; orders may refer to them meanwhile. */
export async function lockRestorable(trx: Transaction, key: ImportKey): Promise<void> {
  await sql`select ${restorable(key)} order by part.id for no key update of part`.execute(trx)
}

/**
 * Leaves parts as they are whose former price would make a bundle or service kit cost more than an amount can be.
 * @returns how many
 */
export async function keepTooLargeSums(trx: Transaction, key: ImportKey): Promise<number> {
  const { numAffectedRows } = await sql`
    with restored as (select row.line, part.id, was.cost_amount, was.core_charge_amount ${restorable(key)}),
    content as (
      select bundle.id, bundle.name, listed.quantity, restored.line,
        case when bundle.cost_amount is null
          then case when restored.line is null then part.cost_amount else restored.cost_amount end end as cost,
        case when restored.line is null then part.core_charge_amount else restored.core_charge_amount end as core_charge,
        restored.cost_amount > coalesce(part.cost_amount, 0)
          or restored.core_charge_amount > coalesce(part.core_charge_amount, 0) as is_raised
      from bundle
      join bundle_part as listed on listed.organization_id = bundle.organization_id and listed.bundle_id = bundle.id
      join catalogue_part as part on part.organization_id = listed.organization_id and part.id = listed.part_id
      left join restored on restored.id = part.id
      where bundle.organization_id = ${key.dealershipId}),
    beyond as (
      select id from content group by id
      having ${isBeyondLimit(sql`content.cost`)} or ${isBeyondLimit(sql`content.core_charge`)})
    update catalogue_import_row as row set undone = 'kept', reason = jsonb_build_object(
      'en', 'With its former price, the parts of “' || content.name || '” would add up to more than an amount can be.',
      'es', 'Con su precio anterior, las piezas de «' || content.name || '» sumarían más de lo que puede ser un importe.')
    from content join beyond on beyond.id = content.id
    where ${rowsOf(key)} and row.line = content.line and content.is_raised`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** All supersessions as they would be once the parts are restored, by the ids of the parts. */
export async function readRestoredSupersessions(trx: Transaction, key: ImportKey) {
  const { rows } = await sql<{ from: string; to: string; line: number | null }>`
    with restored as (select row.line, part.id, was.superseded_by_id ${restorable(key)})
    select part.id as from, case when restored.line is null then part.superseded_by_id else restored.superseded_by_id end as to,
      restored.line
    from catalogue_part as part left join restored on restored.id = part.id
    where part.organization_id = ${key.dealershipId}
      and case when restored.line is null then part.superseded_by_id else restored.superseded_by_id end is not null`.execute(
    trx,
  )
  return rows
}

/** Leaves what these lines have stored. */
export async function keepLines(trx: Transaction, key: ImportKey, lines: readonly number[], reason: Text) {
  await sql`
    update catalogue_import_row as row set undone = 'kept', reason = ${JSON.stringify(reason)}::jsonb
    where ${rowsOf(key)} and row.line = any(${lines}::integer[])`.execute(trx)
}

/** Restores the parts that the import has changed, unless they were changed since. */
export async function restoreParts(trx: Transaction, key: ImportKey, lines: Lines): Promise<void> {
  await sql`
    with restored as (
      update catalogue_part as part set
        (description, manufacturer, unit, cost_amount, cost_currency, core_charge_amount, pack_size, min_quantity,
          is_active, supersession_reason, superseded_by_id, version, updated_at) = (
          select was.description, was.manufacturer, was.unit, was.cost_amount, was.cost_currency,
            was.core_charge_amount, was.pack_size, was.min_quantity, was.is_active, was.supersession_reason,
            (select next.id from catalogue_part as next
              where next.organization_id = part.organization_id and next.id = was.superseded_by_id),
            part.version + 1, now()
          from jsonb_populate_record(null::catalogue_part, row.before) as was)
      from catalogue_import_row as row
      where ${linesOf(key, lines)} and row.fate = 'updated' and row.before is not null and row.undone is null
        and part.organization_id = row.organization_id and part.id = row.part_id and part.version = row.applied_version
      returning row.line)
    update catalogue_import_row as row set undone = 'restored'
    where ${rowsOf(key)} and row.line in (select line from restored)`.execute(trx)
}

/** Marks the parts that the import has added as those to remove, unless they were changed since, or anything refers to them. */
export async function markRemovable(
  trx: Transaction,
  key: ImportKey,
  lines: Lines,
  references: readonly Reference[],
): Promise<void> {
  await sql`
    update catalogue_import_row as row set undone = 'removed'
    from catalogue_part as part
    where ${linesOf(key, lines)} and row.fate = 'created' and row.undone is null
      and part.organization_id = row.organization_id and part.id = row.part_id and part.version = row.applied_version
      and ${sql.join(
        references.map(
          (other) => sql`not exists (
            select from ${sql.table(other.table)} as other where ${refersTo(other, { from: 'other', to: 'part' })})`,
        ),
        sql` and `,
      )}`.execute(trx)
}

/** What stays may be superseded by what would be removed, which then stays, too. */
export async function keepSuperseding(trx: Transaction, key: ImportKey): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update catalogue_import_row as row set undone = null
      where ${rowsOf(key)} and row.undone = 'removed' and exists (
        select from catalogue_part as part
        where part.organization_id = row.organization_id and part.superseded_by_id = row.part_id
          and not exists (
            select from catalogue_import_row as other
            where other.organization_id = row.organization_id and other.import_id = row.import_id
              and other.part_id = part.id and other.undone = 'removed'))`.execute(trx)
    if (numAffectedRows === 0n) return
  }
}

const removed = (key: ImportKey, lines: Lines) => sql`
  ${linesOf(key, lines)} and row.undone = 'removed'
  and part.organization_id = row.organization_id and part.id = row.part_id`

/** Has no part that is to be removed refer to another one. */
export async function endSupersessions(trx: Transaction, key: ImportKey, lines: Lines): Promise<void> {
  await sql`
    update catalogue_part as part set superseded_by_id = null from catalogue_import_row as row
    where ${removed(key, lines)} and part.superseded_by_id is not null`.execute(trx)
}

export async function removeParts(trx: Transaction, key: ImportKey, lines: Lines): Promise<void> {
  await sql`
    delete from catalogue_part as part using catalogue_import_row as row where ${removed(key, lines)}`.execute(trx)
}

/** Says of the rows that stay stored why they do. */
export async function keepOthers(trx: Transaction, key: ImportKey, lines: Lines): Promise<void> {
  await sql`
    update catalogue_import_row as row set undone = 'kept', reason = case
      when not exists (
        select from catalogue_part as part
        where part.organization_id = row.organization_id and part.id = row.part_id)
        then jsonb_build_object('en', 'The part was deleted since.', 'es', 'La pieza se eliminó después.')
      when exists (
        select from catalogue_part as part
        where part.organization_id = row.organization_id and part.id = row.part_id
          and part.version <> row.applied_version)
        then jsonb_build_object('en', 'The part was changed since.', 'es', 'La pieza se modificó después.')
      else jsonb_build_object('en', 'The part is used since.', 'es', 'La pieza se usa desde entonces.') end
    where ${linesOf(key, lines)} and row.fate in ('created', 'updated') and row.undone is null`.execute(trx)
}
