export { type Ending, endingOf } from './ending'
export { isOpen, type MachineWithDueKits, type PortalLink } from './portal-link'
export { portalLinkMutations } from './portal-link.mutations'
export { portalLinkQueries } from './portal-link.queries'
