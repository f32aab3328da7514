import { type AliasedExpression, sql } from 'kysely'
import type { Database } from './connection'
import { onPage, type Page } from './on-page'

/** Rows of which there are so few that all are read to be sorted: their ids, and what they are sorted by. */
type FewRows = AliasedExpression<{ id: string; place: unknown }, 'few'>

/** The ids on a page of few rows, each with how many there are on all pages. */
export const idsOfFew = (db: Database, few: FewRows, direction: 'asc' | 'desc', page: Page) =>
  db
    .selectFrom(few)
    .select(['few.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('few.place', direction)
    .orderBy('few.id', direction)
    .$call(onPage(page))

export const totalOfFew = (db: Database, few: FewRows) =>
  db.selectFrom(few).select(({ fn }) => fn.countAll<number>().as('total'))
