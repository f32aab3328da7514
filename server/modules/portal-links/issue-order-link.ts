import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '../../db/connection'
import { expiryOf } from './portal-link'
import { findLink } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

export interface PlacedByLink {
  /** The link that the order is placed by. */
  linkId: string
  /** The same for every attempt to send the same order. */
  clientId: string
  dealershipId: string
  operatorId: string
}

/**
 * Places an order once, and creates the link by which whoever placed it follows it. The id of that link results from the
 * attempt, so a repeated one, or one at the same time, finds it and places nothing.
 * @param place returns the order's id
 * @returns the token of the link
 */
export async function issueOrderLink(
  trx: Transaction,
  tokens: PortalTokens,
  { linkId, clientId, dealershipId, operatorId }: PlacedByLink,
  place: () => Promise<string>,
): Promise<string> {
  const id = idOf(`${linkId} ${clientId}`)
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx)
  if (!(await findLink(trx, id))) {
    const values = { id, kind: 'order' as const, organization_id: operatorId, dealership_id: dealershipId }
    await trx
      .insertInto('portal_link')
      .values({ ...values, order_id: await place(), expires_at: expiryOf('order', new Date()) })
      .execute()
  }
  return tokens.tokenOf(id)
}

/** A UUID from a text, always the same. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
