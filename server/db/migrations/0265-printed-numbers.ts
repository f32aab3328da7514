import { type Kysely, sql } from 'kysely'

/** Orders and quotes are found by what is printed on their papers, regardless of case and punctuation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['order_line', 'part_number'],
    ['order_line', 'asked_number'],
    ['quote_line', 'part_number'],
    ['quote_line', 'asked_number'],
    ['shipment', 'tracking_number'],
  ] as const) {
    await sql`
      create index ${sql.ref(`${table}_printed_${column}`)} on ${sql.table(table)}
        (organization_id, upper(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]', '', 'g')) text_pattern_ops)
      where ${sql.ref(column)} <> ''`.execute(db)
  }
  // Of what an expression gives there are no statistics before.
  for (const table of ['order_line', 'quote_line', 'shipment']) await sql`analyze ${sql.table(table)}`.execute(db)
}
