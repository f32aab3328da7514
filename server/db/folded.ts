import { type Expression, type RawBuilder, sql } from 'kysely'

/** A name for comparing, as the unique indexes of names fold it. It must be tidy: NFC, with single blanks inside. */
export const folded = (name: Expression<string> | string): RawBuilder<string> =>
  sql<string>`lower(${name} collate "und-x-icu")`
