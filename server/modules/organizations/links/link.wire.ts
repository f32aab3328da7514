import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import { type Link, sidesOf } from './link'

/** A dealership does not learn whether there is an operator before that operator agrees (behaviour, section 3). */
export function linkToWire(link: Link, caller: Caller): components['schemas']['Link'] {
  const isOperator = sidesOf(caller, link).includes('operator')
  const agreed = link.status === 'ACTIVE' || link.status === 'ENDED'
  return {
    id: link.id,
    status: link.status,
    dealership: link.dealership,
    operator: agreed || isOperator ? link.operator : null,
    email: link.email,
    created_at: link.createdAt.toISOString(),
    answered_at: link.answeredAt?.toISOString() ?? null,
    can_answer: link.operator !== null && link.status === 'PENDING' && isOperator,
  }
}
