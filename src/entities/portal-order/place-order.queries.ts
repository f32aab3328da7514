import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap, withoutToken } from '@/shared/api'

/** Who sells and who orders by a link to placing orders, and what is done with it. */
export const placeOrderQueries = {
  all: () => ['place-order'] as const,
  portal: (token: string) =>
    queryOptions({
      queryKey: [...placeOrderQueries.all(), token] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/place-order-portal/{token}', {
            params: { path: { token } },
            fetch: withoutToken,
            signal,
          }),
        ),
    }),
  /** What lines cost now, and whether they can be ordered. */
  priced: (token: string, lines: NumberLines) =>
    queryOptions({
      queryKey: [...placeOrderQueries.all(), token, 'priced', lines] as const,
      queryFn: () => resolveByLink(token, lines),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
    }),
}

type NumberLines = components['schemas']['NumbersToResolve']['lines']

/** What numbers and quantities stand for, at the prices of the link's operator; in their order. */
export const resolveByLink = (token: string, lines: NumberLines) =>
  unwrap(
    platform.POST('/orders/place-order-portal/{token}/resolve', {
      params: { path: { token } },
      body: { lines },
      fetch: withoutToken,
    }),
  )

/** Places an order by a link. @returns the token of the link to the order */
export const placeOrderByLink = (token: string, body: components['schemas']['NewOrderByLink']) =>
  unwrap(
    platform.POST('/orders/place-order-portal/{token}', { params: { path: { token } }, body, fetch: withoutToken }),
  )
