import { sql } from 'kysely'
import { managesOrganization, seesOrganization, serves, worksWithOrganization } from '../../access'
import type { Caller, OrganizationType } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { TimeZone } from '../../domain/time-zone'
import type { Organization } from './organization'

export interface OrganizationFilter {
  page: number
  limit: number
  /** Name and description together must contain each word as it is meant. */
  search: string
  type?: OrganizationType
  /** Only operators that this dealership serves now. */
  dealershipId?: string
  /** Only dealerships that serve this operator now. */
  operatorId?: string
  sortDirection: 'asc' | 'desc'
}

export interface OrganizationChange {
  name?: string
  description?: string
  phoneNumber?: string
  timeZone?: TimeZone
  draftsMaintenanceQuotes?: boolean
}

/** Organizations in the database. */
export function createOrganizationRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      const asSeen = () => organizationsFor(db, caller)
      return {
        async find(id: string): Promise<Organization | undefined> {
          const row = await asSeen()
            .where('organization.id', '=', id)
            .where(seesOrganization(caller))
            .executeTakeFirst()
          return row && toOrganization(row)
        },

        /** Lists the organizations that the caller works with now. */
        async list(filter: OrganizationFilter): Promise<{ items: Organization[]; total: number }> {
          const found = matching(asSeen().where(worksWithOrganization(caller)), filter)
          const { items, total } = await listOf(found, {
            page: filter,
            search: { text: filter.search, asMeant: true, in: ['organization.name', 'organization.description'] },
            sort: [[sql`lower(organization.name)`, filter.sortDirection], 'organization.id'],
          })
          return { items: items.map(toOrganization), total }
        },
      }
    },

    async logoKeyOf(id: string): Promise<string | null> {
      const row = await db.selectFrom('organization').where('id', '=', id).select('logo_key').executeTakeFirst()
      return row?.logo_key ?? null
    },
  }
}

export type OrganizationRepository = ReturnType<typeof createOrganizationRepository>

export async function insertOrganization(
  trx: Transaction,
  { type, ...fields }: OrganizationChange & { name: string; type: OrganizationType },
): Promise<string> {
  const { id } = await trx
    .insertInto('organization')
    .values({ ...toColumns(fields), name: fields.name.trim(), type })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the key of the earlier logo */
export async function replaceLogoKey(trx: Transaction, id: string, key: string | null): Promise<string | null> {
  const before = await trx
    .selectFrom('organization')
    .where('id', '=', id)
    .select('logo_key')
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx.updateTable('organization').set({ logo_key: key }).where('id', '=', id).execute()
  return before.logo_key
}

/** Locks an organization. */
export async function lockTimeZone(trx: Transaction, id: string): Promise<TimeZone> {
  const organization = trx.selectFrom('organization').where('id', '=', id).select('time_zone').forUpdate()
  return (await organization.executeTakeFirstOrThrow()).time_zone
}

/** Changes only what is present. */
export async function updateOrganization(trx: Transaction, id: string, change: OrganizationChange): Promise<void> {
  const columns = toColumns(change)
  if (Object.values(columns).every((value) => value === undefined)) return
  await trx.updateTable('organization').set(columns).where('id', '=', id).execute()
}

export async function findOrganizationType(db: Database, id: string): Promise<OrganizationType | undefined> {
  return (await db.selectFrom('organization').where('id', '=', id).select('type').executeTakeFirst())?.type
}

function organizationsFor(db: Database, caller: Caller) {
  const own = caller.organization?.id ?? null
  return db
    .selectFrom('organization')
    .leftJoin('service as period', (join) =>
      join.on((eb) =>
        eb.or([
          eb.and([eb('period.dealership_id', '=', own), eb('period.operator_id', '=', eb.ref('organization.id'))]),
          eb.and([eb('period.operator_id', '=', own), eb('period.dealership_id', '=', eb.ref('organization.id'))]),
        ]),
      ),
    )
    .select([
      'organization.id',
      'organization.name',
      'organization.description',
      'organization.phone_number',
      'organization.time_zone',
      'organization.drafts_maintenance_quotes',
      'organization.created_at',
      'organization.type',
      'organization.logo_key',
      'period.since as linked_since',
      'period.ended_at as link_ended_at',
    ])
    .select((eb) => sql<boolean>`${managesOrganization(caller)(eb)}`.as('can_manage'))
}

type OrganizationQuery = ReturnType<typeof organizationsFor>
type OrganizationRow = Awaited<ReturnType<OrganizationQuery['executeTakeFirstOrThrow']>>

function matching(query: OrganizationQuery, { type, dealershipId, operatorId }: OrganizationFilter) {
  let found = query
  if (type) found = found.where('organization.type', '=', type)
  if (dealershipId) {
    found = found.where(({ ref }) => serves(sql.val(dealershipId), ref('organization.id')))
  }
  if (operatorId) {
    found = found.where(({ ref }) => serves(ref('organization.id'), sql.val(operatorId)))
  }
  return found
}

const toColumns = ({ name, description, phoneNumber, timeZone, draftsMaintenanceQuotes }: OrganizationChange) => ({
  name: name?.trim(),
  description: description?.trim(),
  phone_number: phoneNumber?.trim(),
  time_zone: timeZone,
  drafts_maintenance_quotes: draftsMaintenanceQuotes,
})

/** After a link has ended, each side still sees the other's name, but nothing that may have changed since. */
const toOrganization = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  description: row.link_ended_at ? '' : row.description,
  phoneNumber: row.link_ended_at ? '' : row.phone_number,
  timeZone: row.time_zone,
  draftsMaintenanceQuotes: row.type === 'DEALERSHIP' && row.can_manage ? row.drafts_maintenance_quotes : null,
  createdAt: row.created_at,
  type: row.type,
  logoKey: row.link_ended_at ? null : row.logo_key,
  link: row.linked_since && { since: row.linked_since, endedAt: row.link_ended_at },
  canManage: row.can_manage,
})
