import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { matcherOf } from '../../../record-tools/matching'
import type { ToolInput } from '../../../record-tools/record-tool'

/** Which of some quotes are for one of the machines, with a part or a note that has the words; undefined for all. */
export async function quotesAbout(
  db: Database,
  ids: readonly string[],
  { instanceIds, words }: Pick<ToolInput, 'instanceIds' | 'words'>,
): Promise<ReadonlySet<string> | undefined> {
  if (!instanceIds && !words) return undefined
  const quotes = await db
    .selectFrom('quote')
    .where(sql<boolean>`quote.id = any(${ids}::uuid[])`)
    .$if(instanceIds !== undefined, (query) =>
      query.where(sql<boolean>`quote.instance_id = any(${instanceIds}::uuid[])`),
    )
    .select(({ selectFrom }) => [
      'quote.id',
      'quote.note',
      selectFrom('quote_line as line')
        .whereRef('line.organization_id', '=', 'quote.organization_id')
        .whereRef('line.quote_id', '=', 'quote.id')
        .select(sql<string>`coalesce(string_agg(line.part_number || ' ' || line.description, ' '), '')`.as('names'))
        .as('names'),
    ])
    .execute()
  const isNamed = matcherOf(words)
  return new Set(quotes.filter(({ note, names }) => isNamed(`${names} ${note}`)).map(({ id }) => id))
}
