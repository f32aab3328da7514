import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { managesPortalLink } from '../../access'
import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import type { DB } from '../../db/schema'
import { type Purpose, recordColumns } from './portal-link.repository'

/**
 * "A newer link can revoke the older" (behaviour, section 4): for a machine each label on it, whoever printed it; for
 * due kits and for placing orders those that the same side gave out.
 */
export async function revokeEarlier(trx: Transaction, purpose: Purpose, revokedBy: string): Promise<void> {
  const { kind, organizationId, dealershipId, recordId } = purpose
  const column = recordColumns[kind]
  await revoke(trx, revokedBy, (eb) =>
    eb.and([
      eb('kind', '=', kind),
      eb('organization_id', '=', organizationId),
      column ? eb(column, '=', recordId) : eb('dealership_id', 'is not distinct from', dealershipId),
    ]),
  )
}

/** Revokes a link; one that was revoked before retains its time. @returns whether the caller has such a link */
export async function revokeLink(trx: Transaction, caller: Caller, id: string): Promise<boolean> {
  const link = await trx
    .selectFrom('portal_link')
    .where('id', '=', id)
    .where(managesPortalLink(caller))
    .select('id')
    .executeTakeFirst()
  if (link) await revoke(trx, caller.userId, (eb) => eb('id', '=', id))
  return link !== undefined
}

/** The links that a dealership gave out for an operator end with its service. */
export async function revokeLinksOfDealership(
  trx: Transaction,
  { dealershipId, operatorId, endedBy }: { dealershipId: string; operatorId: string; endedBy: string },
): Promise<void> {
  await revoke(trx, endedBy, (eb) =>
    eb.and([eb('organization_id', '=', operatorId), eb('dealership_id', '=', dealershipId)]),
  )
}

type Links = (eb: ExpressionBuilder<DB, 'portal_link'>) => Expression<SqlBool>

/**
 * Revokes links, and deletes the e-mail addresses of the orders that they opened: whoever entered one by a link that no
 * longer works would be sent another. Orders are locked first, so that no e-mail gives out a link meanwhile.
 */
async function revoke(trx: Transaction, revokedBy: string, which: Links): Promise<void> {
  const opened = trx
    .selectFrom('portal_link')
    .where(which)
    .where('revoked_at', 'is', null)
    .where('order_id', 'is not', null)
    .select('order_id')
    .$narrowType<{ order_id: string }>()
  const orders = await trx
    .selectFrom('customer_order')
    .where('id', 'in', opened)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .updateTable('portal_link')
    .set({ revoked_at: sql`now()`, revoked_by: revokedBy })
    .where(which)
    .where('revoked_at', 'is', null)
    .execute()
  const ids = orders.map(({ id }) => id)
  await trx
    .updateTable('customer_order')
    .set({ contact_email: null, contact_language: null, contact_id: null })
    .where(({ eb, val, fn }) => eb('id', '=', fn.any(val(ids))))
    .where('contact_email', 'is not', null)
    .execute()
}
