import { sql } from 'kysely'
import { seesManual } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Page } from '../../../db/on-page'
import { normalizePartNumber } from '../../../domain/part-number'
import { partSearch, sellersTo } from '../../catalogue'
import { parseTerms, toTextQuery } from '../../manuals'
import { type AskedItem, itemInQuestion } from '../finding/parts/item-in-question'

export interface PartSearch extends Page {
  /** A part number in any spelling, or words of a description. */
  search: string
  /** The manuals to search; undefined for all that the caller may see. */
  manualIds: readonly string[] | undefined
}

/** A row of a parts list; of a part that only a catalogue has, the number and the description alone. */
export interface FoundPart {
  number: string
  description: string
  manualId: string | null
  manualName: string | null
  page: number | null
  figure: string | null
  item: string | null
  quantity: string | null
  remark: string | null
}

/** A row of what is found: the same part is found once for each dealership that sells it. */
export interface FoundOffer extends FoundPart {
  /** Null where none sells it. */
  dealershipId: string | null
}

/**
 * Finds parts by number or description: those whose whole number it is first, then those whose number begins with it, then
 * those whose description has every word; or by the item of a figure, "item 5 fig. 3-2". A number counts once in a manual,
 * where it is listed first, also if only a catalogue calls it so; it counts once for all catalogues if no manual lists it.
 */
export async function searchPartsIn(
  db: Database,
  caller: Caller,
  { search, manualIds, page, limit }: PartSearch,
): Promise<{ items: FoundOffer[]; total: number }> {
  const words = toTextQuery(parseTerms(search))
  const number = normalizePartNumber(search)
  if (words === '' || number === '') return { items: [], total: 0 }
  const item = itemInQuestion(search)
  const hasItem = item && isPlaced(item) ? isItem(item) : undefined
  const manuals = db
    .selectFrom('manual')
    .where(seesManual(caller))
    .where('status', '=', 'READY')
    .$if(manualIds !== undefined, (query) => query.where(sql<boolean>`id = any(${manualIds ?? []}::uuid[])`))
    .select(['id', 'display_name'])
  const isNamed = sql`(part.number_normalized like ${`${number}%`} or part.words @@ to_tsquery('simple', ${words})
    or part.number_normalized = any(array(select key from sold)))`
  const sellers = await sellersTo(db, caller)
  const found = sql`
    with sold as (
      select distinct on (number_key) part_number as number, number_key as key, description
      from catalogue_part
      where is_active and (${hasItem ? sql`false` : await soldTo(db, sellers, search)})
      order by number_key, part_number
    ), printed as (
      select distinct on (part.manual_id, part.number_normalized)
        part.number, part.number_normalized as key, coalesce(nullif(part.description, ''), part.name) as description,
        part.manual_id, manual.display_name as manual_name, part.page, part.figure, part.item, part.quantity, part.remark
      from manual_part as part join (${manuals}) as manual on manual.id = part.manual_id
      where ${hasItem ?? isNamed}
      order by part.manual_id, part.number_normalized, part.position
    ), part as (
      select * from printed
      union all
      select number, key, description, null::uuid as manual_id, null as manual_name, null::integer as page,
        null as figure, null as item, null as quantity, null as remark
      from sold where not exists (select from printed where printed.key = sold.key)
    ), found as (
      select part.*, seller.id as dealership_id, seller.position
      from part left join lateral (
        select id, position from unnest(${sellers.map(({ id }) => id)}::uuid[]) with ordinality as seller (id, position)
        where exists (
          select from catalogue_part as offered
          where offered.organization_id = seller.id and offered.number_key = part.key
            and (offered.is_active or offered.superseded_by_id is not null))
      ) as seller on true
    )`
  const items = await sql<FoundOffer & { total: number }>`${found}
    select number, description, manual_id as "manualId", manual_name as "manualName", page, figure, item, quantity, remark,
      dealership_id as "dealershipId", count(*) over ()::integer as total
    from found
    order by case when key = ${number} then 0 when starts_with(key, ${number}) then 1 else 2 end,
      key, manual_name nulls last, manual_id, position
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const [first] = items.rows
  if (first || page === 1) return { items: items.rows, total: first?.total ?? 0 }
  const counted = await sql<{ total: number }>`${found} select count(*)::integer as total from found`.execute(db)
  return { items: [], total: counted.rows[0]?.total ?? 0 }
}

const isPlaced = ({ figure, page }: AskedItem) => figure !== undefined || page !== undefined

/** Whether a `manual_part` has the item of the figure or page. */
function isItem({ item, figure, page }: AskedItem) {
  const conditions = [
    sql`lower(ltrim(regexp_replace(part.item, '[^[:alnum:]]', '', 'g'), '0')) = ${item}`,
    ...(figure === undefined
      ? []
      : [sql`part.figure ~* ${`(^|[^a-z0-9.-])${figure.replaceAll('-', '[.-]0*')}($|[^a-z0-9.-])`}`]),
    ...(page === undefined ? [] : [sql`part.page = ${page}`]),
  ]
  return sql`${sql.join(conditions, sql` and `)}`
}

/** Whether a `catalogue_part` is of a dealership that sells to the caller and is found by the search. */
async function soldTo(db: Database, sellers: readonly { id: string }[], search: string) {
  const conditions = sellers.map(
    async ({ id }) => sql`catalogue_part.organization_id = ${id} and ${await partSearch(db, id, search)}`,
  )
  return conditions.length > 0 ? sql.join(await Promise.all(conditions), sql` or `) : sql`false`
}
