import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import {
  hasEndedWithService,
  isPortalLinkServed,
  managesPortalLink,
  modelNameFor,
  visibleInstances,
} from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import { personName } from '../../db/person-name'
import type { DB } from '../../db/schema'
import type { PortalLinkKind, RecordKind } from './portal-link'

interface PortalLinkFilter {
  page: number
  limit: number
  kind?: PortalLinkKind | undefined
  instanceId?: string | undefined
  /** The order, quote or maintenance quote. */
  recordId?: string | undefined
  organizationId?: string | undefined
  /** Who gave it out. */
  dealershipId?: string | undefined
}

/** What a link is for. */
export interface Purpose {
  kind: PortalLinkKind
  organizationId: string
  dealershipId: string | null
  /** The machine, order, quote or maintenance quote; null for what opens neither. */
  recordId: string | null
}

/** The column that names what a link of each kind opens. */
export const recordColumns = {
  machine_hours: 'instance_id',
  service_kits: null,
  order: 'order_id',
  quote: 'quote_id',
  maintenance_quote: 'maintenance_quote_id',
  place_order: null,
} as const satisfies Record<PortalLinkKind, string | null>

const recordOf = (kind: PortalLinkKind, id: string | null) => {
  const column = recordColumns[kind]
  return column && { [column]: id }
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>
export type ListedLink = Awaited<ReturnType<typeof listLinks>>['items'][number]

/** Links with the machine as the caller sees it: as it was then, where they no longer serve its owner; none of another's. */
const listed = (db: Database, caller: Caller, found: SelectQueryBuilder<DB, 'portal_link', object>) =>
  found
    .innerJoin('organization', 'organization.id', 'portal_link.organization_id')
    .leftJoin('person', 'person.id', 'portal_link.created_by')
    .select(['portal_link.id', 'portal_link.kind', 'portal_link.created_at', personName('person').as('created_by')])
    .select(['portal_link.expires_at', 'portal_link.revoked_at', 'portal_link.last_used_at'])
    .select(['organization.id as organization_id', 'organization.name as organization_name'])
    .select((eb) => [
      sql<boolean>`${isPortalLinkServed(eb)}`.as('is_served'),
      jsonObjectFrom(
        visibleInstances(db, caller)
          .innerJoin('machine', 'machine.id', 'record.machine_id')
          .innerJoin('brand', 'brand.id', 'machine.brand_id')
          .where(sql<boolean>`record.id = ${eb.ref('portal_link.instance_id')}`)
          .select(['record.id', 'record.name', 'record.serial_number'])
          .select(({ fn, ref }) =>
            fn<string>('concat_ws', [
              sql.lit(' '),
              ref('brand.name'),
              modelNameFor({ dealership: ref('record.dealership_id'), owner: ref('record.organization_id') }),
            ]).as('machine'),
          ),
      ).as('instance'),
      sql<{ id: string; kind: RecordKind; number: number } | null>`(
        select json_build_object('id', id, 'kind', portal_link.kind, 'number', number) from (
          select id, number from customer_order where id = portal_link.order_id
          union all select id, number from quote where id = portal_link.quote_id
          union all select id, number from maintenance_quote where id = portal_link.maintenance_quote_id
        ) as record)`.as('record'),
    ])

/** One link, whoever asks, with all that decides whether it opens. */
export const findLink = (db: Database, id: string) =>
  db
    .selectFrom('portal_link')
    .where('id', '=', id)
    .select(['id', 'kind', 'organization_id as organizationId', 'dealership_id as dealershipId'])
    .select(({ fn }) => [
      'instance_id as instanceId',
      fn.coalesce('order_id', 'quote_id', 'maintenance_quote_id').as('recordId'),
    ])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
    .select((eb) => [
      'last_used_at as lastUsedAt',
      sql<boolean>`${isPortalLinkServed(eb)}`.as('isServed'),
      sql<boolean>`${hasEndedWithService(eb)}`.as('hasEndedWithService'),
    ])
    .executeTakeFirst()

/** What the pages behind a link show of who gave it out. */
export const findDealership = (db: Database, id: string | null) =>
  db
    .selectFrom('organization')
    .where('id', '=', id)
    .select(['id', 'name', 'phone_number as phone', 'logo_key as logoKey'])
    .executeTakeFirst()

/** Records the time of use, by the minute: two calls at once write it once. */
export async function recordUse(db: Database, id: string): Promise<void> {
  await db
    .updateTable('portal_link')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < now() - interval '1 minute')`)
    .execute()
}

/** A page of the links that a caller may revoke, the newest first. */
export function listLinks(db: Database, caller: Caller, filter: PortalLinkFilter) {
  const { kind, instanceId, recordId, organizationId, dealershipId, ...page } = filter
  const managed = db
    .selectFrom('portal_link')
    .where(managesPortalLink(caller))
    .$if(recordId !== undefined, (links) =>
      links.where(
        sql<boolean>`${recordId}::uuid in (portal_link.order_id, portal_link.quote_id, portal_link.maintenance_quote_id)`,
      ),
    )
  return listOf(listed(db, caller, managed), {
    page,
    filter: {
      'portal_link.kind': kind,
      'portal_link.instance_id': instanceId,
      'portal_link.organization_id': organizationId,
      'portal_link.dealership_id': dealershipId,
    },
    sort: [['portal_link.created_at', 'desc'], 'portal_link.id'],
  })
}

export async function addLink(
  trx: Database,
  { kind, organizationId, dealershipId, recordId }: Purpose,
  { caller, expiresAt }: { caller: Caller; expiresAt: Date | null },
): Promise<ListedLink> {
  const { id } = await trx
    .insertInto('portal_link')
    .values({
      kind,
      organization_id: organizationId,
      dealership_id: dealershipId,
      ...recordOf(kind, recordId),
      created_by: caller.userId,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return listed(trx, caller, trx.selectFrom('portal_link').where('portal_link.id', '=', id)).executeTakeFirstOrThrow()
}

type KitsSide = Pick<Purpose, 'organizationId' | 'dealershipId'>

/** For each of these sides, the open link to due kits that the product itself gave out last, if after that time. */
export async function findMailedKits(trx: Database, sides: readonly KitsSide[], after: Date) {
  if (sides.length === 0) return []
  const { rows } = await sql<KitsSide & { id: string }>`
    select distinct on (side."organizationId", side."dealershipId") link.id, side."organizationId", side."dealershipId"
    from ${sidesOf(sides)} join portal_link as link
      on link.organization_id = side."organizationId" and link.dealership_id is not distinct from side."dealershipId"
    where link.kind = 'service_kits' and link.created_by is null and link.created_at > ${after}
      and link.revoked_at is null
    order by side."organizationId", side."dealershipId", link.created_at desc`.execute(trx)
  return rows
}

/** Adds a link to due kits for each of these sides, created by the product itself. */
export async function addMailedKits(trx: Database, sides: readonly KitsSide[], expiresAt: Date | null) {
  if (sides.length === 0) return []
  const { rows } = await sql<KitsSide & { id: string }>`
    insert into portal_link (kind, organization_id, dealership_id, expires_at)
    select 'service_kits', side."organizationId", side."dealershipId", ${expiresAt}::timestamptz from ${sidesOf(sides)}
    returning id, organization_id as "organizationId", dealership_id as "dealershipId"`.execute(trx)
  return rows
}

const sidesOf = (sides: readonly KitsSide[]) => sql`
  jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as side ("organizationId" uuid, "dealershipId" uuid)`
