export type { Link, LinkAction } from './link'
export {
  type Customer,
  isFormer,
  type Organization,
  type OrganizationType,
  organizationTypes,
  type ServedCustomer,
} from './organization'
export { organizationMutations } from './organization.mutations'
export { type MachineOfCustomers, organizationQueries } from './organization.queries'
export { organizationText } from './text'
export { DealershipField } from './ui/dealership-field'
export { LinkStatusBadge } from './ui/link-status-badge'
export { OrganizationName } from './ui/organization-name'
export { OrganizationTypeBadge } from './ui/organization-type-badge'
export { useServingDealerships } from './use-serving-dealerships'
