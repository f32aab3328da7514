import { actsFor, type Side } from '../../../../access'
import type { Caller, GroupName } from '../../../../access/caller'
import type { StateTable } from '../../../../domain/state-table'

export type AccountRequestStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN'

/** A dealership's invitation for an operator that has an active admin of its own. */
export interface AccountRequest {
  id: string
  status: AccountRequestStatus
  version: number
  email: string
  group: GroupName
  firstName: string
  lastName: string
  organization: { id: string; name: string }
  dealership: { id: string; name: string }
  /** Null once that account is deleted. */
  requestedBy: { id: string; name: string } | null
  createdAt: Date
  answeredAt: Date | null
}

export const accountRequestStates: StateTable<AccountRequestStatus, Side, 'account_request'> = {
  table: 'account_request',
  moves: { PENDING: { APPROVED: ['operator'], DECLINED: ['operator'], WITHDRAWN: ['dealership'] } },
}

/** The sides of a request on which a caller is; none for strangers. */
export const sidesOf = (caller: Caller, { organization, dealership }: AccountRequest): Side[] =>
  actsFor(caller, { dealershipId: dealership.id, operatorId: organization.id })
