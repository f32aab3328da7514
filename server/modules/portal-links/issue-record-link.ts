import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import type { MailedLink } from './issue-kits-links'
import { expiryOf, pageOf, type RecordKind } from './portal-link'
import type { PortalTokens } from './portal-token'

/** What is e-mailed to its customer, who reads and answers it by the link. */
export interface MailedRecord {
  kind: RecordKind
  id: string
  dealershipId: string
  operatorId: string
}

interface Dependencies {
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

/** An order whose steps are e-mailed to whoever placed it by a link. */
export type MailedOrder = Omit<MailedRecord, 'kind'>

const DAY_MS = 86_400_000
/** A link that was mailed before is mailed again as long as it is valid for this long. */
const MIN_VALID_DAYS = 60

/** The link for an e-mail about a record: the one that the product gave out before, or else a new one. */
export async function issueRecordLink(
  trx: Database,
  { tokens, outbox }: Dependencies,
  { kind, id, dealershipId, operatorId }: MailedRecord,
): Promise<MailedLink> {
  const now = new Date()
  const column = columns[kind]
  const mailed = await trx
    .selectFrom('portal_link')
    .where(column, '=', id)
    .where('created_by', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now.getTime() + MIN_VALID_DAYS * DAY_MS))
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const link = mailed ?? (await insertLink(trx, { kind, id, dealershipId, operatorId }, now))
  return mailedLink({ tokens, outbox }, kind, link.id)
}

/**
 * The link for an e-mail about an order: the one by which it was placed, or that its dealership gave out, or another before
 * that one expires. Undefined once the last one was revoked: each step of the order would open it again.
 */
export async function issueMailedOrderLink(
  trx: Database,
  { tokens, outbox }: Dependencies,
  order: MailedOrder,
): Promise<MailedLink | undefined> {
  const now = new Date()
  const links = await trx
    .selectFrom('portal_link')
    .where('order_id', '=', order.id)
    .select(['id', 'created_by as createdBy', 'revoked_at as revokedAt', 'expires_at as expiresAt'])
    .orderBy('created_at', 'desc')
    .execute()
  const validFor = (days: number) =>
    links.filter(
      ({ revokedAt, expiresAt }) => !revokedAt && expiresAt && expiresAt.getTime() > now.getTime() + days * DAY_MS,
    )
  if (links[0]?.revokedAt && validFor(0).length === 0) return undefined
  const lasting = validFor(MIN_VALID_DAYS)
  const link = lasting.find(({ createdBy }) => createdBy === null) ?? lasting[0]
  const { id } = link ?? (await insertLink(trx, { kind: 'order', ...order }, now))
  return mailedLink({ tokens, outbox }, 'order', id)
}

const columns = { order: 'order_id', quote: 'quote_id', maintenance_quote: 'maintenance_quote_id' } as const

const insertLink = (
  trx: Database,
  { kind, id, dealershipId, operatorId }: MailedOrder & { kind: RecordKind },
  now: Date,
) =>
  trx
    .insertInto('portal_link')
    .values({
      kind,
      [columns[kind]]: id,
      organization_id: operatorId,
      dealership_id: dealershipId,
      expires_at: expiryOf(kind, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

function mailedLink({ tokens, outbox }: Dependencies, kind: RecordKind, linkId: string): MailedLink {
  const token = tokens.tokenOf(linkId)
  return { url: outbox.addressOf(...pageOf(kind, token)), token }
}
