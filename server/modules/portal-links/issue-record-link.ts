import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import type { MailedLink } from './issue-kits-links'
import { expiryOf, pageOf } from './portal-link'
import type { PortalTokens } from './portal-token'

/** What is e-mailed to its customer, who answers it by the link. */
export interface MailedRecord {
  kind: 'quote' | 'maintenance_quote'
  id: string
  dealershipId: string
  operatorId: string
}

interface Dependencies {
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

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
  const column = kind === 'quote' ? 'quote_id' : 'maintenance_quote_id'
  const mailed = await trx
    .selectFrom('portal_link')
    .where(column, '=', id)
    .where('created_by', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now.getTime() + MIN_VALID_DAYS * DAY_MS))
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const values = { kind, [column]: id, organization_id: operatorId, dealership_id: dealershipId }
  const link =
    mailed ??
    (await trx
      .insertInto('portal_link')
      .values({ ...values, expires_at: expiryOf(kind, now) })
      .returning('id')
      .executeTakeFirstOrThrow())
  const token = tokens.tokenOf(link.id)
  return { url: outbox.addressOf(...pageOf(kind, token)), token }
}
