import { newShoppingListLimits } from '#contract/platform-limits'
import { isAdmin } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { LineProblem } from '../../catalogue'

export const MAX_LINES = newShoppingListLimits.lines.maxItems
/** Of one person at one dealership for one operator. */
export const MAX_LISTS = 100

/** Who has a list, and who else sees it. */
export interface ListOwner {
  personId: string
  /** The organization whose people see it too. */
  sharedWith: string | null
}

/**
 * Everyone who sees a list uses it and changes its lines. Its name and who sees it are its owner's; admins have a say in
 * what is shared with their people, so that a list outlasts the account of its owner.
 */
export const managesList = (caller: Caller, { personId, sharedWith }: ListOwner): boolean =>
  caller.isSuperuser || caller.userId === personId || (isAdmin(caller) && caller.organization?.id === sharedWith)

/** What becomes of a line that is put into the cart. */
export type ListLineFate = 'added' | 'superseded' | 'unavailable'

/** A cart takes a line whose quantity has to be corrected there, but none that cannot be ordered in any quantity. */
export function fateOf({ problem, askedNumber }: { problem: LineProblem | undefined; askedNumber: string | null }) {
  if (problem && !correctable.has(problem.code)) return 'unavailable'
  return askedNumber === null ? 'added' : 'superseded'
}

const correctable: ReadonlySet<LineProblem['code']> = new Set([
  'amount_too_large',
  'quantity_too_small',
  'quantity_not_in_packs',
  'quantity_too_large',
])
