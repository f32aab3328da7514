import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import type { ImportKey } from './catalogue-import.repository'
import { findReferences } from './part-references.repository'

type Lines = { after: number; until: number }

const rowsOf = ({ dealershipId, id }: ImportKey) => sql`row.organization_id = ${dealershipId} and row.import_id = ${id}`

const within = ({ after, until }: Lines) => sql`row.line > ${after} and row.line <= ${until}`

/** Notes what the parts of these lines are before they are changed. */
export async function rememberParts(trx: Transaction, key: ImportKey, _: string, lines: Lines): Promise<void> {
  await sql`
    update catalogue_import_row as row set before = to_jsonb(part) - 'number_key'
    from catalogue_part as part
    where ${rowsOf(key)} and ${within(lines)} and row.fate = 'updated'
      and part.organization_id = row.organization_id and upper(part.part_number) = row.part_key`.execute(trx)
}

/** Notes which parts these lines have stored, and in which version. */
export async function recordVersions(trx: Transaction, key: ImportKey, _: string, lines: Lines): Promise<void> {
  await sql`
    update catalogue_import_row as row set part_id = part.id, applied_version = part.version
    from catalogue_part as part
    where ${rowsOf(key)} and ${within(lines)} and row.fate in ('created', 'updated')
      and part.organization_id = row.organization_id and upper(part.part_number) = row.part_key`.execute(trx)
}

/** Restores the parts that the import has changed, unless they were changed since. */
export async function restoreParts(trx: Transaction, key: ImportKey): Promise<void> {
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
      where ${rowsOf(key)} and row.fate = 'updated' and row.before is not null
        and part.organization_id = row.organization_id and part.id = row.part_id and part.version = row.applied_version
      returning row.line)
    update catalogue_import_row as row set undone = 'restored'
    where ${rowsOf(key)} and row.line in (select line from restored)`.execute(trx)
}

/** Removes the parts that the import has added, unless they were changed since, or anything refers to them. */
export async function removeParts(trx: Transaction, key: ImportKey): Promise<void> {
  const references = await findReferences(trx)
  await sql`
    update catalogue_import_row as row set undone = 'removed'
    from catalogue_part as part
    where ${rowsOf(key)} and row.fate = 'created'
      and part.organization_id = row.organization_id and part.id = row.part_id and part.version = row.applied_version
      and ${sql.join(
        references.map(
          ({ table, column }) =>
            sql`not exists (select from ${sql.table(table)} as other where other.${sql.ref(column)} = part.id)`,
        ),
        sql` and `,
      )}`.execute(trx)
  for (;;) {
    // What stays may be superseded by what would be removed.
    const { numAffectedRows = 0n } = await sql`
      update catalogue_import_row as row set undone = null
      where ${rowsOf(key)} and row.undone = 'removed' and exists (
        select from catalogue_part as part
        where part.organization_id = row.organization_id and part.superseded_by_id = row.part_id
          and not exists (
            select from catalogue_import_row as other
            where other.organization_id = row.organization_id and other.import_id = row.import_id
              and other.part_id = part.id and other.undone = 'removed'))`.execute(trx)
    if (numAffectedRows === 0n) break
  }
  await sql`
    delete from catalogue_part as part using catalogue_import_row as row
    where ${rowsOf(key)} and row.undone = 'removed'
      and part.organization_id = row.organization_id and part.id = row.part_id`.execute(trx)
}

/** Says of the rows that stay stored why they do. */
export async function keepOthers(trx: Transaction, key: ImportKey): Promise<void> {
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
    where ${rowsOf(key)} and row.fate in ('created', 'updated') and row.undone is null`.execute(trx)
}

/** How many rows have each outcome. */
export async function countUndone(trx: Transaction, { dealershipId, id }: ImportKey) {
  const rows = await trx
    .selectFrom('catalogue_import_row')
    .where('organization_id', '=', dealershipId)
    .where('import_id', '=', id)
    .where('undone', 'is not', null)
    .select(['undone', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('undone')
    .execute()
  const count = (outcome: string) => Number(rows.find(({ undone }) => undone === outcome)?.count ?? 0)
  return { removed: count('removed'), restored: count('restored'), kept: count('kept') }
}
