import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

/** The two sides of a quote, and the person who created it. */
interface QuoteSides {
  dealershipId: string
  operatorId: string
  createdBy: string | null
}

/**
 * The rooms in which an organization's quotes are announced: all of them to a dealership's staff and an
 * operator's Org Admins, only their own to its other people.
 */
export function quoteRooms(caller: Caller, organizationId: string): string[] {
  if (caller.isSuperuser) return [everything(organizationId)]
  if (caller.organization?.id !== organizationId) return []
  if (caller.organization.type === 'DEALERSHIP') return isStaff(caller) ? [everything(organizationId)] : []
  return [isAdmin(caller) ? everything(organizationId) : ownOnly(organizationId, caller.userId)]
}

/** The rooms of each side that receive changes of a quote. */
export const roomsOfQuote = ({ dealershipId, operatorId, createdBy }: QuoteSides) => [
  { organizationId: dealershipId, rooms: [everything(dealershipId)] },
  {
    organizationId: operatorId,
    rooms: [everything(operatorId), ...(createdBy ? [ownOnly(operatorId, createdBy)] : [])],
  },
]

const everything = (organizationId: string) => `quotes:${organizationId}`
const ownOnly = (organizationId: string, personId: string) => `${everything(organizationId)}:${personId}`
