import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { likePattern } from '../../../db/contains-every-word'
import { sellersTo } from '../../catalogue'

/** What a catalogue sells: a part, or a kit of several. */
export interface Article {
  dealership: string
  number: string
  description: string
  /** Undefined for a part. */
  kit?: { name: string; parts: { number: string; description: string; quantity: number }[] }
}

interface Wanted {
  /** What each word of the search may be called: alternatives of several beginnings of words. */
  words: readonly (readonly (readonly string[])[])[]
  /** Kits for other machines are left out. */
  machineId: string | undefined
  /** Whether the beginnings lack the accents that a description may have. */
  isAccented: boolean
}

/** More than these are named by too few words to say which is meant. */
const MAX_ARTICLES = 200

/** The parts and kits on sale to a caller whose text has every word of a search. */
export async function findArticles(
  db: Database,
  caller: Caller,
  { words, machineId, isAccented }: Wanted,
): Promise<Article[]> {
  if (words.length === 0) return []
  const sellers = await sellersTo(db, caller)
  const sold = sellers.map(async ({ id, name }) => {
    const has = (column: string) => hasWords(sql.ref(column), words, isAccented)
    const parts = await db
      .selectFrom('catalogue_part')
      .where('organization_id', '=', id)
      .where('is_active', '=', true)
      .where(has('search_text'))
      .select(['part_number as number', 'description'])
      .orderBy('part_number')
      .limit(MAX_ARTICLES)
      .execute()
    const kits = await sql<{ name: string; description: string; parts: NonNullable<Article['kit']>['parts'] }>`
      select bundle.name, bundle.description, json_agg(json_build_object('number', part.part_number,
        'description', part.description, 'quantity', bundle_part.quantity) order by bundle_part.position) as parts
      from bundle join bundle_part on bundle_part.organization_id = bundle.organization_id
          and bundle_part.bundle_id = bundle.id
        join catalogue_part as part on part.organization_id = bundle_part.organization_id
          and part.id = bundle_part.part_id
      where bundle.organization_id = ${id} and bundle.is_active and ${has('bundle.search_text')}
        and (bundle.machine_id is null or bundle.machine_id = ${machineId ?? null}::uuid)
      group by bundle.organization_id, bundle.id, bundle.name, bundle.description order by bundle.name limit ${MAX_ARTICLES}`.execute(
      db,
    )
    return [
      ...parts.map((part): Article => ({ dealership: name, ...part })),
      ...kits.rows.map(
        (kit): Article => ({
          dealership: name,
          number: '',
          description: `${kit.name}\n${kit.description}`,
          kit: { name: kit.name, parts: kit.parts },
        }),
      ),
    ]
  })
  return (await Promise.all(sold)).flat()
}

function hasWords(text: RawBuilder<unknown>, words: Wanted['words'], isAccented: boolean): RawBuilder<boolean> {
  const has = (beginning: string) => {
    const pattern = likePattern(beginning)
    return sql`${text} like ${`%${isAccented ? pattern.replace(/[aeiouncs]/g, '_') : pattern}%`}`
  }
  const alternative = (beginnings: readonly string[]) => sql`(${sql.join(beginnings.map(has), sql` and `)})`
  const word = (alternatives: readonly (readonly string[])[]) =>
    sql`(${sql.join(alternatives.map(alternative), sql` or `)})`
  return sql<boolean>`${sql.join(words.map(word), sql` and `)}`
}
