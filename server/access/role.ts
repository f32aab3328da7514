import type { Caller } from './caller'

export const isAdmin = ({ groups }: Caller): boolean => groups.includes('Org Admin')

/** The Org Admins and Org Users of an organization. */
export const isStaff = (caller: Caller): boolean => isAdmin(caller) || caller.groups.includes('Org User')
