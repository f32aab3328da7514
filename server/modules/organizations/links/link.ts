import { actsFor, type Side } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { StateTable } from '../../../domain/state-table'

export type LinkStatus = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'WITHDRAWN' | 'ENDED'

interface Named {
  id: string
  name: string
}

/** A dealership and an operator that it serves or served, or the request for it. */
export interface Link {
  id: string
  status: LinkStatus
  dealership: Named
  /** The operator that is served or, for a pending request, whose admin has the e-mail address; null if there is none. */
  operator: Named | null
  /** The e-mail address of the request; null for a link without one. */
  email: string | null
  createdAt: Date
  answeredAt: Date | null
}

/**
 * An operator consents or declines, a dealership withdraws its request, either side ends a link (behaviour, section 1). A
 * super user acts for both sides.
 */
const moves: StateTable<LinkStatus, Side>['moves'] = {
  PENDING: { ACTIVE: ['operator'], DECLINED: ['operator'], WITHDRAWN: ['dealership'] },
  ACTIVE: { ENDED: ['dealership', 'operator'] },
}

/** A link is stored as a request until it is accepted, and from then on under the same id as a period of service. */
export const requestStates: StateTable<LinkStatus, Side, 'link_request'> = { table: 'link_request', moves }
export const linkStates: StateTable<LinkStatus, Side, 'service_period'> = { table: 'service_period', moves }

/** The sides of a link on which a caller is; none for strangers. */
export const sidesOf = (caller: Caller, { dealership, operator }: Pick<Link, 'dealership' | 'operator'>): Side[] =>
  actsFor(caller, { dealershipId: dealership.id, operatorId: operator?.id ?? null })
