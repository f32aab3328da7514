import { sql } from 'kysely'
import { seesCatalogue, seesManual } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'

export interface PrintedPart {
  number: string
  /** Left, top, right, bottom as fractions of the page. */
  box: readonly number[]
}

export async function seesManualOf(db: Database, caller: Caller, manualId: string): Promise<boolean> {
  const row = await db
    .selectFrom('manual')
    .where(seesManual(caller))
    .where('id', '=', manualId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The rows of the parts lists on a page, in their order. */
export const partsOnPage = (db: Database, manualId: string, page: number): Promise<PrintedPart[]> =>
  db
    .selectFrom('manual_part')
    .where('manual_id', '=', manualId)
    .where('page', '=', page)
    .select(['number', 'box'])
    .orderBy('position')
    .execute()

/** The dealerships whose catalogue a member sees; a super user, who belongs to none, buys from none. */
export async function sellersTo(db: Database, caller: Caller): Promise<{ id: string; name: string }[]> {
  if (!caller.organization) return []
  return db
    .selectFrom('catalogue')
    .innerJoin('organization', 'organization.id', 'catalogue.organization_id')
    .where(seesCatalogue(caller, sql.ref('catalogue.organization_id')))
    .select(['organization.id', 'organization.name'])
    .orderBy('organization.name')
    .execute()
}
