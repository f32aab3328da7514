import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap, withoutToken } from '@/shared/api'

/** An order by the token of its link: whoever is signed in makes no difference. */
export const portalOrderQueries = {
  all: () => ['portal-orders'] as const,
  summary: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'summary'] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/orders/token/{token}', { params: { path: { token } }, fetch: withoutToken, signal })),
    }),
  details: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'details'] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/token/{token}/details', { params: { path: { token } }, fetch: withoutToken, signal }),
        ),
    }),
}

export const portalOrderMutations = {
  /** Reports that the order could not be paid. */
  fail: (token: string, version: number) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(
          platform.PUT('/orders/failed-status/{token}', {
            params: { path: { token } },
            body: { version },
            fetch: withoutToken,
          }),
        ),
      ...invalidates(portalOrderQueries.all()),
    }),
}
