import { isAdmin } from '../../access'
import type { Caller } from '../../access/caller'

/** Admins manage the money of their dealership (behaviour, section 3). */
export const managesMoney = (caller: Caller, dealershipId: string): boolean =>
  caller.isSuperuser || (caller.organization?.id === dealershipId && isAdmin(caller))
