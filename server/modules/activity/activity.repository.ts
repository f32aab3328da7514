import { sql } from 'kysely'
import { modelNameFor } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import { type Activity, type NewActivity, readsAllOrders, readsOthers } from './activity'

/** Forty pages of them; the oldest beyond that are deleted. */
const entriesOfAnOrganization = 200

/** Adds an entry for each of the organizations that still exist, and deletes the oldest beyond the limit. */
export async function recordActivity(
  trx: Database,
  { organizationIds, personId, replacesEarlier = false, ...entry }: NewActivity,
): Promise<void> {
  if (organizationIds.length === 0) return
  const { type, event, title, link } = entry
  if (replacesEarlier) {
    await sql`
      delete from activity
      where organization_id = any(${organizationIds}::uuid[]) and event = ${event} and link = ${link}
        and person_id is not distinct from ${personId ?? null}::uuid`.execute(trx)
  }
  await sql`
    insert into activity (organization_id, type, event, title, link, person_id)
    select id, ${type}::activity_type, ${event}, ${title}, ${link}, ${personId ?? null}::uuid
    from organization where id = any(${organizationIds}::uuid[])`.execute(trx)
  await sql`
    delete from activity using (
      select organization_id, id, row_number() over (partition by organization_id order by occurred_at desc, id) as place
      from activity where organization_id = any(${organizationIds}::uuid[])
    ) as ranked
    where activity.organization_id = ranked.organization_id and activity.id = ranked.id
      and place > ${entriesOfAnOrganization}`.execute(trx)
}

/** Deletes an organization's entries that lead to what no longer exists. */
export async function removeActivity(trx: Database, organizationId: string, link: string): Promise<void> {
  await trx.deleteFrom('activity').where('organization_id', '=', organizationId).where('link', '=', link).execute()
}

/**
 * Brand and model, as in `Harrow WL-120`, for each of some organizations.
 * @param dealershipId who describes the model for all of them; null where each reads its own catalogue
 */
export const findMachineNames = (
  trx: Database,
  machineId: string,
  dealershipId: string | null,
  organizationIds: readonly string[],
) =>
  trx
    .selectFrom('machine')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization', (join) => join.onTrue())
    .where('machine.id', '=', machineId)
    .where('organization.id', 'in', organizationIds)
    .select('organization.id')
    .select(({ ref }) => {
      const model = modelNameFor({ dealership: sql`${dealershipId}::uuid`, owner: ref('organization.id') })
      return sql<string>`concat_ws(' ', brand.name, ${model})`.as('name')
    })
    .execute()

/** The recent activity of each organization. */
export function createActivityRepository(db: Database) {
  return {
    /** A page of an organization's entries, the newest first, as far as they concern the reader. */
    async list(
      organizationId: string,
      reader: Caller,
      page: number,
      limit: number,
    ): Promise<{ items: Activity[]; total: number }> {
      let found = db.selectFrom('activity').where('organization_id', '=', organizationId)
      if (!readsOthers(reader)) {
        found = found.where((eb) => {
          const ofNobody = eb('person_id', 'is', null)
          const open = readsAllOrders(reader) ? ofNobody : eb.and([ofNobody, eb('type', '<>', 'order')])
          return eb.or([open, eb('person_id', '=', reader.userId)])
        })
      }
      // It leads into their own conversation, and its admins have the thread.
      found = found.where((eb) =>
        eb.or([eb('event', '<>', 'dealer_wrote'), eb('person_id', 'is', null), eb('person_id', '=', reader.userId)]),
      )
      // Only `recordActivity` writes the event.
      const event = sql<Activity['event']>`event`.as('event')
      return listOf(found.select(['id', 'type', 'title', 'link', 'occurred_at as occurredAt', event]), {
        page: { page, limit },
        sort: [['occurred_at', 'desc'], 'id'],
      })
    },

    async hasOrganization(id: string): Promise<boolean> {
      const row = await db.selectFrom('organization').where('id', '=', id).select('id').executeTakeFirst()
      return row !== undefined
    },
  }
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>
