export { type Ending, endingOf } from './ending'
export type { LinkPurpose, MachineWithDueKits, PortalLink } from './portal-link'
export { orderKits, portalLinkMutations } from './portal-link.mutations'
export { portalLinkQueries } from './portal-link.queries'
