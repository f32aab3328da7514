import { findVisibleInstance } from '../../access'
import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'
import { findOperator, issuer, missing } from './operator-of-link'
import { expiryOf, type PortalLinkKind } from './portal-link'
import { addLink, type ListedLink, type Purpose } from './portal-link.repository'
import { revokeEarlier } from './revoke-links'
import { placeOrderPurpose, recordPurpose } from './sales-purpose'

interface CreatePortalLink {
  kind: PortalLinkKind
  /** The machine whose hours it is to open. */
  instanceId: string | undefined
  /** The order, quote or maintenance quote that it is to open. */
  recordId: string | undefined
  /** The operator whose kits it is to open, or who is to place orders; for kits the caller's own where absent. */
  organizationId: string | undefined
  /** Whether earlier links for the same purpose are revoked. */
  replace: boolean
  caller: Caller
}

/**
 * Gives out a link: a dealership's staff for their dealership, others for the operator itself.
 * @throws DomainError invalid without what it is to open, not found and forbidden for one that
 *   the caller may not open to others
 */
export async function createPortalLink(trx: Transaction, { replace, ...link }: CreatePortalLink): Promise<ListedLink> {
  const { caller, kind } = link
  const purpose = await purposeOf(trx, link)
  if (replace) await revokeEarlier(trx, purpose, caller.userId)
  return addLink(trx, purpose, { caller, expiresAt: expiryOf(kind, new Date()) })
}

function purposeOf(trx: Transaction, link: Omit<CreatePortalLink, 'replace'>): Promise<Purpose> {
  const { kind, caller } = link
  if (kind === 'machine_hours') return hoursPurpose(trx, caller, link.instanceId)
  if (kind === 'service_kits') return kitsPurpose(trx, caller, link.organizationId)
  if (kind === 'place_order') return placeOrderPurpose(trx, caller, link.organizationId)
  return recordPurpose(trx, caller, { kind, id: link.recordId })
}

async function hoursPurpose(trx: Transaction, caller: Caller, instanceId: string | undefined): Promise<Purpose> {
  if (!instanceId) {
    throw missing('instance_id', {
      en: 'Choose the machine that the link is for.',
      es: 'Elija la máquina para la que es el enlace.',
    })
  }
  const instance = await findVisibleInstance(trx, caller, instanceId)
  if (!instance) throw notFound('Machine')
  if (!instance.manages) throw forbidden()
  return {
    kind: 'machine_hours',
    organizationId: instance.organization_id,
    dealershipId: issuer(caller),
    recordId: instanceId,
  }
}

async function kitsPurpose(trx: Transaction, caller: Caller, asked: string | undefined): Promise<Purpose> {
  const own = caller.organization?.type === 'OPERATOR' ? caller.organization.id : undefined
  const organizationId = await findOperator(trx, caller, asked ?? own)
  return { kind: 'service_kits', organizationId, dealershipId: issuer(caller), recordId: null }
}
