import { type SelectQueryBuilder, sql } from 'kysely'

/** A page of a list and how many items it has. */
export interface Page {
  page: number
  limit: number
}

/**
 * Limits a sorted query to a page. The limit is a part of the statement: as a value of its own it would be unknown to the
 * plan of a prepared statement, which PostgreSQL then makes again each time (decision 45).
 */
export const onPage =
  ({ page, limit }: Page) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> => {
    const first = query.limit(sql.lit(limit))
    return page === 1 ? first : first.offset((page - 1) * limit)
  }
