import type { Database, Transaction } from '../../db/connection'
import type { EmailTopic, Outbox } from '../notifications'
import { type Addressee, addresseesOf, recipientsAtCustomer } from '../organizations'
import type { PortalLinks } from '../portal-links'

export interface RecipientPorts {
  outbox: Pick<Outbox, 'addressOf'>
  portalLinks: Pick<PortalLinks, 'mailedOrder' | 'mailedRecord'>
}

/** Whom an e-mail about an order goes to, and the page of the order that they can open. */
export type OrderRecipient = Addressee

/**
 * Whoever bought: the person who placed the order, or those who act for the operator if that was a link, the dealership, or
 * somebody who has left; and the address that was given with a link.
 */
export async function recipientsAtBuyer(
  trx: Transaction,
  ports: RecipientPorts,
  orderId: string,
  topic: EmailTopic,
): Promise<OrderRecipient[]> {
  const { recipients, sides } = await recipientsOfOrder(trx, orderId, topic)
  const members = await addresseesOf(
    { recipients },
    {
      page: ports.outbox.addressOf(`/orders/${orderId}`),
      link: () => ports.portalLinks.mailedRecord(trx, { kind: 'order', id: orderId, ...sides }),
    },
  )
  const contact = await contactOfOrder(trx, ports, orderId)
  return contact && members.every(({ to }) => to !== contact.to) ? [...members, contact] : members
}

/** The same before anything is sent, without a link. */
export async function previewRecipients(db: Database, orderId: string, topic: EmailTopic) {
  const { recipients, areUnwanted, contact } = await recipientsOfOrder(db, orderId, topic)
  const isFurther = contact !== null && recipients.every(({ to }) => to !== contact)
  return {
    recipients: [...recipients, ...(isFurther ? [{ to: contact, frequency: 'at_once' as const }] : [])],
    areUnwanted: areUnwanted && !isFurther,
  }
}

async function recipientsOfOrder(db: Database, orderId: string, topic: EmailTopic) {
  const { placedBy, contact, ...sides } = await db
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select(['organization_id as dealershipId', 'operator_id as operatorId'])
    .select(['placed_by as placedBy', 'contact_email as contact'])
    .executeTakeFirstOrThrow()
  return { ...(await recipientsAtCustomer(db, { ...sides, topic, people: [placedBy] })), sides, contact }
}

/** The address that was given with a link, which opens the order without an account; undefined if there is none. */
export async function contactOfOrder(
  trx: Transaction,
  { portalLinks }: { portalLinks: Pick<PortalLinks, 'mailedOrder'> },
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

export async function organizationOf(trx: Transaction, personId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('person')
    .where('id', '=', personId)
    .select('organization_id')
    .executeTakeFirstOrThrow()
  return row.organization_id
}
