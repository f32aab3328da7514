import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap, withoutToken } from '@/shared/api'

export const portalLinkQueries = {
  all: () => ['portal-links'] as const,
  /** The links to the hours of one machine, newest first. */
  ofInstance: (instanceId: string) =>
    queryOptions({
      queryKey: [...portalLinkQueries.all(), 'instance', instanceId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/portal-links/', { params: { query: { instance_id: instanceId } }, signal })),
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
}
