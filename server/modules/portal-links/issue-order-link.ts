import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { endOf, expiryOf } from './portal-link'
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
  const id = idOfAttempt({ linkId, clientId })
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

/** The id of what one attempt by a link creates: the same for every try, so that the second one finds it. */
export const idOfAttempt = ({ linkId, clientId }: Pick<PlacedByLink, 'linkId' | 'clientId'>): string =>
  idOf(`${linkId} ${clientId}`)

export interface AcceptedQuote {
  orderId: string
  dealershipId: string
  operatorId: string
}

/** Creates the link by which whoever accepted a quote by its link follows the order. Its id results from the order's. */
export async function issueLinkOfQuote(trx: Transaction, { orderId, ...sides }: AcceptedQuote): Promise<void> {
  await trx
    .insertInto('portal_link')
    .values({
      id: linkOfQuote(orderId),
      kind: 'order',
      organization_id: sides.operatorId,
      dealership_id: sides.dealershipId,
      order_id: orderId,
      expires_at: expiryOf('order', new Date()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The token of the link that `issueLinkOfQuote` created for an order; undefined without one, and once it has ended. */
export async function tokenOfQuote(db: Database, tokens: PortalTokens, orderId: string): Promise<string | undefined> {
  const link = await findLink(db, linkOfQuote(orderId))
  return link && !endOf(link, new Date()) ? tokens.tokenOf(link.id) : undefined
}

const linkOfQuote = (orderId: string): string => idOf(`quote ${orderId}`)

/** A UUID from a text, always the same. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
