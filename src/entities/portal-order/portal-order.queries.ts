import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import {
  invalidates,
  invalidatesOnConflictToo,
  isRefusal,
  platform,
  sendOrWait,
  unwrap,
  withoutToken,
} from '@/shared/api'
import type { Tries } from '@/shared/lib/new-id'
import type { NewOrderReturnByLink } from './portal-order'

/** As many messages as people read back. */
const shownMessages = 200

/**
 * Links open no socket: a page is read again while it is looked at, also of an order that has ended, whose goods go back and
 * about which people write.
 */
const followed = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) => (opensNothing(error) ? false : 10_000),
} as const

/** Whether the link has ended, or is not whole: asking again makes no difference. */
const opensNothing = (error: Error | null): boolean => isRefusal(error, 400, 404, 410)

/** An order by the token of its link: whoever is signed in makes no difference. */
export const portalOrderQueries = {
  all: () => ['portal-orders'] as const,
  summary: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'summary'] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/orders/token/{token}', { params: { path: { token } }, fetch: withoutToken, signal })),
      ...followed,
    }),
  details: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'details'] as const,
      queryFn: ({ signal }) => readPortalOrder(token, signal),
      ...followed,
    }),
  returns: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'returns'] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/token/{token}/returns', { params: { path: { token } }, fetch: withoutToken, signal }),
        ),
      ...followed,
    }),
  messages: (token: string) =>
    queryOptions({
      queryKey: [...portalOrderQueries.all(), token, 'messages'] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/token/{token}/messages', {
            params: { path: { token }, query: { limit: shownMessages } },
            fetch: withoutToken,
            signal,
          }),
        ),
      ...followed,
    }),
}

export const readPortalOrder = (token: string, signal: AbortSignal) =>
  unwrap(platform.GET('/orders/token/{token}/details', { params: { path: { token } }, fetch: withoutToken, signal }))

const changesOrder = invalidatesOnConflictToo(portalOrderQueries.all())
/**
 * A document of the order, as a PDF.
 * @param number of a credit note
 */
export const readPortalOrderDocument = (
  token: string,
  kind: components['schemas']['OrderDocumentKind'],
  number?: string,
) =>
  unwrap(
    platform.GET('/orders/token/{token}/documents/{kind}', {
      params: { path: { token, kind }, query: number === undefined ? {} : { number } },
      fetch: withoutToken,
      parseAs: 'blob',
    }),
  )

export const portalOrderMutations = {
  /** Chooses where e-mails about the order go; null for nowhere. */
  setContact: (token: string) =>
    mutationOptions({
      mutationFn: (email: string | null) =>
        unwrap(
          platform.PUT('/orders/token/{token}/contact', {
            params: { path: { token } },
            body: { email },
            fetch: withoutToken,
          }),
        ),
      ...invalidates(portalOrderQueries.all()),
    }),
  /** Writes to the dealership; until an answer comes, the message waits on this device. Throws `ApiError`. */
  sendMessage: (token: string, tries: Tries) =>
    mutationOptions({
      mutationFn: async (message: { contact: string; body: string }): Promise<void> => {
        const body = { ...message, client_id: tries.idOf(JSON.stringify(message)) }
        const path = `/orders/token/${token}/messages`
        await sendOrWait(
          () =>
            unwrap(
              platform.POST('/orders/token/{token}/messages', {
                params: { path: { token } },
                body,
                fetch: withoutToken,
              }),
            ),
          { id: body.client_id, token, title: body.body, path, body },
        )
        tries.clear()
      },
      ...changesOrder,
    }),
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
