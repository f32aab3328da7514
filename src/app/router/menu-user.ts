import { fullName, isIn, isOfDealership, type User } from '@/entities/user'
import type { MenuUser } from '@/widgets/side-menu'

/** What the menu needs to know of a person. */
export function menuUserOf(user: User): MenuUser {
  return {
    name: fullName(user),
    email: user.email,
    isSuperUser: user.is_superuser,
    isOrgAdmin: isIn(user, 'Org Admin'),
    isOrgUser: isIn(user, 'Org User'),
    isMachineOperator: isIn(user, 'Machine Operator'),
    isDealership: isOfDealership(user),
  }
}
