import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

type Ids = SelectQueryBuilder<never, never, { id: string }>

/**
 * Whether an id is one of those that a query chooses, for the query that describes them. Those of a search are asked for
 * beforehand: a search is planned each time, and so would be the whole description together with it (decision 45).
 */
export async function isAmong(
  id: Expression<string>,
  chosen: Pick<Ids, 'execute'> & Expression<{ id: string }>,
  { isSearch }: { isSearch: boolean },
): Promise<Expression<boolean>> {
  if (!isSearch) return sql<boolean>`${id} in ${chosen}`
  const ids = (await chosen.execute()).map((row) => row.id)
  const [first] = ids
  if (first === undefined) return sql<boolean>`false`
  // Some lengths alone, for each is a statement of its own; an array would have any length, and so no lasting plan.
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return sql<boolean>`${id} in (${sql.join(Array.from({ length }, (_, index) => ids[index] ?? first))})`
}
