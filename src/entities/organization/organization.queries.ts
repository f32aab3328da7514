import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { listOrganizationsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { OrganizationType } from './organization'

export type OrganizationFilter = NonNullable<operations['listOrganizations']['parameters']['query']>
type CustomerFilter = NonNullable<operations['listServedCustomers']['parameters']['query']>
export type MachineOfCustomers = operations['lookUpCustomers']['parameters']['query']

/** "operators and dealerships are loaded with page_size 1000" (specification, section 7). */
const allAtOnce = listOrganizationsQuery.page_size.maximum

export const organizationQueries = {
  all: () => ['organizations'] as const,
  list: (filter: OrganizationFilter) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/organizations/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/organizations/{id}', { params: { path: { id } }, signal })),
    }),
  /** "Dealerships also load their operators" (specification, section 4): all that one serves or has served. */
  operatorsOf: (dealershipId: string) =>
    organizationQueries.list({ type: 'OPERATOR', dealership_id: dealershipId, page_size: allAtOnce }),
  /** All dealerships that serve or have served an operator. */
  dealershipsOf: (operatorId: string) =>
    organizationQueries.list({ type: 'DEALERSHIP', operator_id: operatorId, page_size: allAtOnce }),
  /** All of one kind that the reader may see, for choosing one of them. */
  ofType: (type: OrganizationType) => organizationQueries.list({ type, page_size: allAtOnce }),
  /** All that the reader may see, for choosing one of them. */
  choices: () => organizationQueries.list({ page_size: allAtOnce }),
  /**
   * Who works with an organization, and the requests for it, those that wait first.
   *
   * @param organizationId the owner, for a super user; everyone else reads their own organization's
   */
  links: (organizationId?: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'links', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/organizations/links', {
            params: { query: { limit: allAtOnce, organization_id: organizationId } },
            signal,
          }),
        ),
    }),
  /** The operators that the reader's dealership serves, with what there is to do for them; read again whenever it is shown. */
  served: (filter: CustomerFilter) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'served', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/dashboard/customers', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** "May look up the customer organization by machine brand and model" (specification, section 6: super users). */
  customers: (machine: MachineOfCustomers) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'customers', machine] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/organizations/customers', { params: { query: machine }, signal })),
    }),
}
