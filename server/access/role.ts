import type { Rights } from './caller'

export const isAdmin = ({ groups }: Rights): boolean => groups.includes('Org Admin')

/** The Org Admins and Org Users of an organization. */
export const isStaff = (caller: Rights): boolean => isAdmin(caller) || caller.groups.includes('Org User')

/**
 * Who sees machines, orders and quotes at all (behaviour, section 1): an operator's people, as far as they are theirs, and
 * the staff of a dealership.
 */
export const seesSharedRecords = (caller: Rights): boolean =>
  caller.isSuperuser || caller.organization?.type === 'OPERATOR' || (caller.organization !== null && isStaff(caller))
