import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, invalidatesOnConflictToo, platform, unwrap, withoutToken } from '@/shared/api'
import type { NewOrderReturnByLink } from './portal-order'

/** Whoever holds a link is in no room that hears of changes: a page left open is read again when it is looked at. */
const readWhenLookedAt = { refetchOnWindowFocus: 'always' } as const

/** An order by the token of its link: whoever is signed in makes no difference. */
export const portalOrderQueries = {
  all: () => ['portal-orders'] as const,
  summary: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'summary'] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/orders/token/{token}', { params: { path: { token } }, fetch: withoutToken, signal })),
      ...readWhenLookedAt,
    }),
  details: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'details'] as const,
      queryFn: ({ signal }) => readPortalOrder(token, signal),
      ...readWhenLookedAt,
    }),
  returns: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'returns'] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/token/{token}/returns', { params: { path: { token } }, fetch: withoutToken, signal }),
        ),
    }),
}

export const readPortalOrder = (token: string, signal: AbortSignal) =>
  unwrap(platform.GET('/orders/token/{token}/details', { params: { path: { token } }, fetch: withoutToken, signal }))

const changesOrder = invalidatesOnConflictToo(portalOrderQueries.all())
/** The confirmation or the invoice of the order, as a PDF. */
export const readPortalOrderDocument = (token: string, kind: components['schemas']['OrderDocumentKind']) =>
  unwrap(
    platform.GET('/orders/token/{token}/documents/{kind}', {
      params: { path: { token, kind } },
      fetch: withoutToken,
      parseAs: 'blob',
    }),
  )

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
  confirmDelivery: (token: string) =>
    mutationOptions({
      mutationFn: ({ shipmentId, version }: { shipmentId: string; version: number }) =>
        unwrap(
          platform.PUT('/orders/token/{token}/shipments/{shipmentId}/delivered', {
            params: { path: { token, shipmentId } },
            body: { version },
            fetch: withoutToken,
          }),
        ),
      ...changesOrder,
    }),
  /** Asks to send delivered pieces back. */
  requestReturn: (token: string) =>
    mutationOptions({
      mutationFn: (body: NewOrderReturnByLink) =>
        unwrap(
          platform.POST('/orders/token/{token}/returns', { params: { path: { token } }, body, fetch: withoutToken }),
        ),
      ...changesOrder,
    }),
  cancelReturn: (token: string) =>
    mutationOptions({
      mutationFn: ({ returnId, version }: { returnId: string; version: number }) =>
        unwrap(
          platform.PUT('/orders/token/{token}/returns/{returnId}/cancelled', {
            params: { path: { token, returnId } },
            body: { version },
            fetch: withoutToken,
          }),
        ),
      ...changesOrder,
    }),
}
