import type { Transaction } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import { endOf, type PortalLinkKind } from './portal-link'
import { type FoundLink, findLink } from './portal-link.repository'
import { describeLink, recordRequest } from './renewal.repository'
import { renewalAskedEmail } from './renewal-mail'

interface RequestRenewal {
  /** Undefined for a token that was not made here. */
  linkId: string | undefined
  /** What the person who requests it writes about themselves. */
  contact: string
}

/**
 * Asks whoever gave a link out for a new one, by e-mail, once an hour at most. Nobody is notified of a link that still
 * opens or never existed, nor where nobody can give out another one.
 */
export async function requestRenewal(
  trx: Transaction,
  outbox: Outbox,
  { linkId, contact }: RequestRenewal,
): Promise<void> {
  const link = linkId && (await findLink(trx, linkId))
  const issuer = link && issuerOf(link)
  if (!issuer || !endOf(link, new Date()) || !(await recordRequest(trx, link.id))) return
  const renewal = {
    kind: link.kind,
    contact: contact.replace(/\s+/g, ' ').trim(),
    ...(await describeLink(trx, link.id)),
  }
  const url = outbox.addressOf(staffPageOf(link))
  const admins = await emailsOfAdmins(trx, issuer)
  await outbox.sendAll(
    trx,
    admins.map((email) => renewalAskedEmail(email, renewal, url)),
  )
}

/** Where staff give out a new link of that kind. */
function staffPageOf({ kind, instanceId, recordId }: FoundLink): string {
  const pages: Record<PortalLinkKind, string> = {
    machine_hours: `/machine-instances/${instanceId}`,
    service_kits: '/machine-instances',
    order: `/orders/${recordId}`,
    quote: `/quotes/${recordId}`,
    maintenance_quote: `/maintenance-quotes/${recordId}`,
    place_order: '/orders',
  }
  return pages[kind]
}

/**
 * The dealership that created the link, while it may create another one; otherwise the operator itself, which can give out
 * links to its machines.
 */
const issuerOf = ({ kind, dealershipId, isServed, organizationId }: FoundLink) => {
  if (dealershipId !== null && isServed) return dealershipId
  return kind === 'machine_hours' || kind === 'service_kits' ? organizationId : undefined
}
