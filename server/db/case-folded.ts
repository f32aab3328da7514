import { type Expression, type RawBuilder, sql } from 'kysely'

/** Folds the case of a name as the unique indexes on names do. The name must be in NFC with single spaces only. */
export const caseFolded = (name: Expression<string> | string): RawBuilder<string> =>
  sql<string>`lower(${name} collate "und-x-icu")`
