import { type OrganizationAccess, seesPeopleOf } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Caller } from '../../../access/caller'

/** Whether a caller reads the addresses of an organization: everybody their own, the staff of a dealership its customers'. */
export const readsAddresses = (caller: Caller, organization: OrganizationAccess): boolean =>
  seesPeopleOf(caller, organization) &&
  (caller.organization?.id === organization.id || mayCall('dealership-staff', caller))
