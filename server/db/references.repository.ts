import { sql } from 'kysely'
import type { Transaction } from './connection'

/** The columns of other tables that refer to a table's id, as the database knows them: new tables are never forgotten. */
export async function findReferences(trx: Transaction, to: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select source.relname as table, attribute.attname as column
    from pg_constraint as reference
    join pg_class as source on source.oid = reference.conrelid
    cross join lateral unnest(reference.conkey, reference.confkey) as pair (own, other)
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = pair.own
    join pg_attribute as target on target.attrelid = reference.confrelid and target.attnum = pair.other
    where reference.contype = 'f' and reference.confrelid = ${to}::regclass and target.attname = 'id'
      and reference.conrelid <> reference.confrelid`.execute(trx)
  return rows
}
