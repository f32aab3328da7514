import { type Kysely, sql } from 'kysely'

/** A raised or lowered digit and a fraction are words of their own after a digit: "10⁴" is 10 and 4, not 104. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function plain_text(raw text) returns text language sql immutable strict parallel safe
    return lower(regexp_replace(
      regexp_replace(
        normalize(regexp_replace(raw, '(\\d)(?=[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋¼-¾⅐-⅞])', '\\1 ', 'g'), nfkd),
        '[\\u2010-\\u2015\\u2212]', '-', 'g'),
      '[\\u0300-\\u036f\\u00ad]', '', 'g'))`.execute(db)
}
