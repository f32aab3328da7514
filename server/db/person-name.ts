import { sql } from 'kysely'

/** A person's full name, or else the name they sign in with; null when a left join found no person. */
export const personName = (table: string) =>
  sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(
    `${table}.last_name`,
  )})), ''), ${sql.ref(`${table}.username`)})`
