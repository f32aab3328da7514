// Moved to ../access; this stays until all who import it have followed.
export type { Caller, GroupName, OrganizationType } from '../access/caller'
