import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lower case, no accents and soft hyphens, one kind of dash.
  await sql`
    create function plain_text(raw text) returns text language sql immutable strict parallel safe
    return lower(regexp_replace(
      regexp_replace(normalize(raw, nfkd), '[\\u2010-\\u2015\\u2212]', '-', 'g'),
      '[\\u0300-\\u036f\\u00ad]', '', 'g'))`.execute(db)

  // PostgreSQL's parser would take some signs for a minus, a tag, an address or a path: "HX-250" for hx and -250.
  await sql`
    create function words_of(plain text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('simple', regexp_replace(plain,
      '[!-/:-@\\[-\`{-~\\u00a0-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u3000-\\u303f]', ' ', 'g'))`.execute(db)

  // Words with dashes are found joined too: HX-250 as hx250. These have no place, so that they never part a phrase.
  await sql`
    create function searched_words(raw text) returns tsvector language sql immutable strict parallel safe
    return words_of(plain_text(raw)) || strip(words_of(regexp_replace(plain_text(raw), '(?<=\\w)-(?=\\w)', '', 'g')))`.execute(
    db,
  )

  // A: the heading above; B: what stands there; D: what a page of contents or an index says.
  await sql`
    alter table passage add column words tsvector generated always as (
      setweight(searched_words(coalesce(body -> 'headings' ->> -1, '')),
        case when body ? 'contents' then 'D' else 'A' end::"char")
      || setweight(searched_words(coalesce(body ->> 'text', '')),
        case when body ? 'contents' then 'D' else 'B' end::"char")
    ) stored`.execute(db)
  await sql`create index passage_words on passage using gin (words)`.execute(db)
}
