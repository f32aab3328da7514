import type { Transaction } from '../../db/connection'
import type { Language } from '../../domain/text'
import type { Outbox, UnwantedEmails } from '../notifications'
import { emailOfActive, emailsOfAdmins } from '../organizations'
import type { PortalLinks } from '../portal-links'

export interface RecipientPorts {
  outbox: Pick<Outbox, 'addressOf'>
  portalLinks: Pick<PortalLinks, 'mailedOrder'>
}

/** Whom an e-mail about an order goes to, and the page of the order that they can open. */
export interface OrderRecipient {
  to: string
  url: string
  language?: Language | undefined
  /** What of the address opens something without an account. */
  secrets?: string[]
  unsubscribe?: UnwantedEmails
}

/**
 * Whoever bought: the person who placed the order, or the operator's admins if that was a link, the dealership, or somebody
 * who has left; and the address that was given with a link.
 */
export async function recipientsAtBuyer(
  trx: Transaction,
  ports: RecipientPorts,
  orderId: string,
): Promise<OrderRecipient[]> {
  const { operator_id: operatorId, placed_by: placedBy } = await trx
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select(['operator_id', 'placed_by'])
    .executeTakeFirstOrThrow()
  const url = ports.outbox.addressOf(`/orders/${orderId}`)
  const members = (await emailsOfMembers(trx, operatorId, placedBy)).map((to) => ({ to, url }))
  const contact = await contactOfOrder(trx, ports, orderId)
  return contact && members.every(({ to }) => to !== contact.to) ? [...members, contact] : members
}

/** The address that was given with a link, which opens the order without an account; undefined if there is none. */
export async function contactOfOrder(
  trx: Transaction,
  { portalLinks }: Pick<RecipientPorts, 'portalLinks'>,
  orderId: string,
): Promise<OrderRecipient | undefined> {
  const order = await trx
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select(['organization_id as dealershipId', 'operator_id as operatorId'])
    .select(['contact_email as email', 'contact_id as contactId', 'contact_language as language'])
    // Whoever revokes its links waits: the address must not be sent those that replace them.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (order.email === null || order.contactId === null) return undefined
  const { dealershipId, operatorId } = order
  const link = await portalLinks.mailedOrder(trx, { id: orderId, dealershipId, operatorId })
  if (!link) return undefined
  return {
    to: order.email,
    url: link.url,
    language: order.language === 'es' ? 'es' : 'en',
    secrets: [link.token],
    unsubscribe: { contactId: order.contactId },
  }
}

async function emailsOfMembers(trx: Transaction, operatorId: string, placedBy: string | null): Promise<string[]> {
  const isOfOperator = placedBy !== null && (await organizationOf(trx, placedBy)) === operatorId
  const email = isOfOperator ? await emailOfActive(trx, placedBy) : undefined
  return email ? [email] : emailsOfAdmins(trx, operatorId)
}

export async function organizationOf(trx: Transaction, personId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('person')
    .where('id', '=', personId)
    .select('organization_id')
    .executeTakeFirstOrThrow()
  return row.organization_id
}
