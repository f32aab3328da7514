import { type Expression, sql } from 'kysely'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'
import { serves } from './service'

/**
 * Whether a caller sees what a dealership sells, with its prices and what is in stock: a super user always; the staff of
 * the dealership; the people of an operator that it serves now.
 */
export function seesCatalogue(caller: Caller, dealership: Expression<string>) {
  const { isSuperuser, organization } = caller
  if (isSuperuser) return sql<boolean>`true`
  if (!organization) return sql<boolean>`false`
  if (organization.type === 'OPERATOR') return serves(dealership, sql<string>`${organization.id}::uuid`)
  return isStaff(caller) ? sql<boolean>`${dealership} = ${organization.id}` : sql<boolean>`false`
}

/** Whether a caller sees the stock of a dealership by location, and receives goods: its staff and a super user. */
export const receivesGoods = (caller: Caller, dealershipId: string): boolean =>
  caller.isSuperuser || (isStaff(caller) && caller.organization?.id === dealershipId)

/** Whether a caller changes what a dealership sells: its admins and a super user (behaviour, section 3: /manage-catalogue). */
export const managesCatalogue = (caller: Caller, dealershipId: string): boolean =>
  caller.isSuperuser || (isAdmin(caller) && caller.organization?.id === dealershipId)
