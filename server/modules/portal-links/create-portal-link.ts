import { findVisibleInstance, findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { forbidden, invalid, notFound } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import { expiryOf, type PortalLinkKind } from './portal-link'
import { addLink, type ListedLink, type Purpose, revokeEarlier } from './portal-link.repository'

interface CreatePortalLink {
  kind: PortalLinkKind
  /** The machine whose hours it is to open. */
  instanceId: string | undefined
  /** The operator whose kits it is to open; the caller's own where absent. */
  organizationId: string | undefined
  /** Whether earlier links for the same purpose are revoked. */
  replace: boolean
  caller: Caller
}

/**
 * Gives out a link: a dealership's staff for their dealership, others for the operator itself.
 * @throws DomainError invalid without a machine or an operator, not found and forbidden for one that
 *   the caller may not open to others
 */
export async function createPortalLink(
  trx: Transaction,
  { kind, instanceId, organizationId, replace, caller }: CreatePortalLink,
): Promise<ListedLink> {
  const purpose =
    kind === 'machine_hours'
      ? await hoursPurpose(trx, caller, instanceId)
      : await kitsPurpose(trx, caller, organizationId)
  if (replace) await revokeEarlier(trx, purpose, caller.userId)
  return addLink(trx, purpose, { caller, expiresAt: expiryOf(kind, new Date()) })
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
  return { kind: 'machine_hours', organizationId: instance.organization_id, dealershipId: giver(caller), instanceId }
}

async function kitsPurpose(trx: Transaction, caller: Caller, asked: string | undefined): Promise<Purpose> {
  const own = caller.organization?.type === 'OPERATOR' ? caller.organization.id : undefined
  const organizationId = asked ?? own
  if (!organizationId) throw chooseOperator()
  const organization = await findVisibleOrganization(trx, caller, organizationId)
  if (!organization) throw notFound('Organization')
  // An operator sees the dealerships that serve it: those have no machines of their own.
  if (organization.type !== 'OPERATOR') throw chooseOperator()
  if (!organization.works_with) throw forbidden()
  return { kind: 'service_kits', organizationId, dealershipId: giver(caller), instanceId: null }
}

const giver = ({ organization }: Caller) => (organization?.type === 'DEALERSHIP' ? organization.id : null)

const chooseOperator = () =>
  missing('organization_id', {
    en: 'Choose the operator whose kits the link lists.',
    es: 'Elija el operador cuyos kits muestra el enlace.',
  })

const missing = (field: string, message: Text) => invalid({ path: `body.${field}`, message })
