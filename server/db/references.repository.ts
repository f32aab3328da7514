import { sql } from 'kysely'
import type { Transaction } from './connection'

/** A foreign key: the columns of another table that refer to columns of a table, its id among them. */
export interface Reference {
  table: string
  columns: { own: string; target: string }[]
}

/** The foreign keys that refer to a table's id, as the database knows them: new tables are never forgotten. */
export async function findReferences(trx: Transaction, to: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname as table,
      jsonb_agg(jsonb_build_object('own', attribute.attname, 'target', target.attname)) as columns
    from pg_constraint as reference
    join pg_class as source on source.oid = reference.conrelid
    cross join lateral unnest(reference.conkey, reference.confkey) as pair (own, other)
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = pair.own
    join pg_attribute as target on target.attrelid = reference.confrelid and target.attnum = pair.other
    where reference.contype = 'f' and reference.confrelid = ${to}::regclass
      and reference.conrelid <> reference.confrelid
    group by reference.oid, source.relname
    having bool_or(target.attname = 'id')`.execute(trx)
  return rows
}

/** Whether a row of the referring table refers to a row of the other: by all columns of the key, as its index has them. */
export const refersTo = ({ columns }: Reference, { from, to }: { from: string; to: string }) =>
  sql.join(
    columns.map(({ own, target }) => sql`${sql.ref(`${from}.${own}`)} = ${sql.ref(`${to}.${target}`)}`),
    sql` and `,
  )
