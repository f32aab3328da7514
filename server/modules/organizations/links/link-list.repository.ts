import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { askedOperator } from '../admin.repository'
import type { Link, LinkStatus } from './link'
import { isLatest } from './link.repository'

interface LinkFilter {
  /** Absent for the links of all organizations. */
  organizationId?: string
  page: number
  limit: number
}

/** Lists links and requests: pending ones first, then by the name of the other side, as far as it may be known. */
export async function listLinks(
  db: Database,
  { organizationId, page, limit }: LinkFilter,
): Promise<{ items: Link[]; total: number }> {
  const all = linksIn(db)
  const found = organizationId
    ? all.where(({ eb, or }) =>
        or([eb('link.dealership_id', '=', organizationId), eb('link.operator_id', '=', organizationId)]),
      )
    : all
  const { items, total } = await listOf(found, {
    page: { page, limit },
    sort: [
      [sql`link.status = 'PENDING'`, 'desc'],
      sql`lower(case
          when link.dealership_id is distinct from ${organizationId ?? null}::uuid then dealership.name
          when link.status in ('ACTIVE', 'ENDED') then operator.name
          else link.email end)`,
      ['link.created_at', 'desc'],
      'link.id',
    ],
  })
  return { items: items.map(toLink), total }
}

/** Reads a link that was locked or stored in this transaction. */
export async function requireLink(trx: Transaction, id: string): Promise<Link> {
  return toLink(await linksIn(trx).where('link.id', '=', id).executeTakeFirstOrThrow())
}

/** Each pair once, under the id of its latest request, and the requests that did not become links. */
function linksIn(db: Database) {
  const pairs = db
    .selectFrom('service_period as pair')
    .where(isLatest)
    .leftJoin('link_request as request', 'request.id', 'pair.id')
    .select((eb) => [
      'pair.id',
      eb.ref('pair.status').$castTo<LinkStatus>().as('status'),
      'pair.dealership_id',
      eb.ref('pair.operator_id').$castTo<string | null>().as('operator_id'),
      'request.email',
      eb.fn.coalesce('request.created_at', 'pair.started_at').as('created_at'),
      'request.answered_at',
    ])
  const requests = db
    .selectFrom('link_request as request')
    .where('request.status', '<>', 'ACTIVE')
    .select((eb) => [
      'request.id',
      sql<LinkStatus>`request.status::text`.as('status'),
      'request.dealership_id',
      askedOperator(eb).as('operator_id'),
      eb.ref('request.email').$castTo<string | null>().as('email'),
      'request.created_at',
      'request.answered_at',
    ])
  return db
    .selectFrom(pairs.unionAll(requests).as('link'))
    .innerJoin('organization as dealership', 'dealership.id', 'link.dealership_id')
    .leftJoin('organization as operator', 'operator.id', 'link.operator_id')
    .selectAll('link')
    .select(['dealership.name as dealership_name', 'operator.name as operator_name'])
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof linksIn>['executeTakeFirstOrThrow']>>

const toLink = (row: LinkRow): Link => ({
  id: row.id,
  status: row.status,
  dealership: { id: row.dealership_id, name: row.dealership_name },
  operator: row.operator_id && row.operator_name ? { id: row.operator_id, name: row.operator_name } : null,
  email: row.email,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
})
