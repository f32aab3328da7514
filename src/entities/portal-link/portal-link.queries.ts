import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap, withoutToken } from '@/shared/api'
import type { LinkPurpose } from './portal-link'

type LinkPage = { organizationId: string | undefined; page?: number; limit?: number }

export const portalLinkQueries = {
  all: () => ['portal-links'] as const,
  /** The links to the hours of one machine, newest first. */
  ofInstance: (instanceId: string) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'instance', instanceId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/portal-links/', { params: { query: { instance_id: instanceId } }, signal })),
    }),
  /** The links for one purpose that the reader may revoke, newest first. */
  ofPurpose: (purpose: LinkPurpose) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'purpose', purpose] as const,
      queryFn: ({ signal }) => {
        const { kind } = purpose
        const of = kind === 'place_order' ? { organization_id: purpose.operatorId } : { record_id: purpose.recordId }
        return unwrap(platform.GET('/portal-links/', { params: { query: { kind, ...of } }, signal }))
      },
    }),
  /** A page of the links that the reader may revoke, newest first: all, or those for one operator. */
  list: ({ organizationId, page = 1, limit = 20 }: LinkPage) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'list', organizationId, page, limit] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/portal-links/', {
            params: { query: { organization_id: organizationId, page, limit } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Who gave out a link, of whichever kind. */
  dealership: (token: string) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'dealership', token] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/portal-links/dealership/{token}', {
            params: { path: { token } },
            fetch: withoutToken,
            signal,
          }),
        ),
    }),
  /** What a link to the due kits opens. It carries its own proof: whoever is signed in makes no difference. */
  serviceKits: (token: string) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'service-kits', token] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/machine-service-kits-portal/{token}', {
            params: { path: { token } },
            fetch: withoutToken,
            signal,
          }),
        ),
    }),
  /** What due kits cost when they are ordered together. */
  kitsPrice: (token: string, kits: components['schemas']['KitsToPrice']['kits']) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'service-kits', token, 'price', kits] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.POST('/machines/machine-service-kits-portal/{token}/price', {
            params: { path: { token } },
            body: { kits },
            fetch: withoutToken,
            signal,
          }),
        ),
      enabled: kits.length > 0,
    }),
}
