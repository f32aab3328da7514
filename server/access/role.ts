import type { Rights } from './caller'

export const isAdmin = ({ groups }: Rights): boolean => groups.includes('Org Admin')

/** The Org Admins and Org Users of an organization. */
export const isStaff = (caller: Rights): boolean => isAdmin(caller) || caller.groups.includes('Org User')
