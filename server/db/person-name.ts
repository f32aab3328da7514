import { sql } from 'kysely'

/** Their name, or the one they sign in with while they have told none; null where a left join found nobody. */
export const personName = (table: string) =>
  sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(
    `${table}.last_name`,
  )})), ''), ${sql.ref(`${table}.username`)})`
