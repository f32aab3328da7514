import type { components } from '#contract/platform'
import type { Side } from '../../access'

export type LinkStatus = components['schemas']['LinkStatus']
export type LinkAction = components['schemas']['LinkAnswer']['action']

interface Named {
  id: string
  name: string
}

/** A dealership and an operator that it serves or served, or the request for it. */
export interface Link {
  id: string
  status: LinkStatus
  dealership: Named
  /** Who serves with it; of a request that waits, whose admin was asked: null while nobody has that e-mail. */
  operator: Named | null
  /** Who was asked; null for a link that nobody asked for. */
  email: string | null
  createdAt: Date
  answeredAt: Date | null
}

interface Move {
  from: LinkStatus
  by: readonly Side[]
}

/** An operator consents or not, a dealership takes its request back, either side ends it (behaviour, section 1). */
const moves: Record<LinkAction, Move> = {
  accept: { from: 'PENDING', by: ['operator'] },
  decline: { from: 'PENDING', by: ['operator'] },
  withdraw: { from: 'PENDING', by: ['dealership'] },
  end: { from: 'ACTIVE', by: ['dealership', 'operator'] },
}

/** Whether the action is for one of those sides to take, and whether the link is where it can be taken. */
export function judge(
  action: LinkAction,
  status: LinkStatus,
  sides: readonly Side[],
): 'ok' | 'not_theirs' | 'too_late' {
  const { from, by } = moves[action]
  if (!by.some((side) => sides.includes(side))) return 'not_theirs'
  return status === from ? 'ok' : 'too_late'
}
