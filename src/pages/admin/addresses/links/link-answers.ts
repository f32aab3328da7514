import type { Link, LinkAction } from '@/entities/organization'

/**
 * What can be answered to a link: "a dealership's admin asks an existing one, whose admin consents; either side can end
 * it" (behaviour, section 1). Whoever asked may withdraw.
 */
export function answersTo({ status, can_answer }: Pick<Link, 'status' | 'can_answer'>): LinkAction[] {
  if (status === 'ACTIVE') return ['end']
  if (status !== 'PENDING') return []
  return can_answer ? ['decline', 'accept'] : ['withdraw']
}
