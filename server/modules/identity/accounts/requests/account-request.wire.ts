import type { components } from '#contract/platform'
import type { Caller } from '../../../../access/caller'
import { type AccountRequest, sidesOf } from './account-request'

export function accountRequestToWire(request: AccountRequest, caller: Caller): components['schemas']['AccountRequest'] {
  return {
    id: request.id,
    status: request.status,
    email: request.email,
    group: request.group,
    first_name: request.firstName,
    last_name: request.lastName,
    organization: request.organization,
    dealership: request.dealership,
    requested_by: request.requestedBy?.name ?? null,
    created_at: request.createdAt.toISOString(),
    answered_at: request.answeredAt?.toISOString() ?? null,
    can_approve: request.status === 'PENDING' && sidesOf(caller, request).includes('operator'),
  }
}
