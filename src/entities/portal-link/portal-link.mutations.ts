import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, sendOrWait, unwrap, withoutToken } from '@/shared/api'
import type { LinkPurpose } from './portal-link'
import { portalLinkQueries } from './portal-link.queries'

function namedBy(purpose: LinkPurpose) {
  switch (purpose.kind) {
    case 'order':
      return { kind: purpose.kind, order_id: purpose.recordId }
    case 'quote':
      return { kind: purpose.kind, quote_id: purpose.recordId }
    case 'maintenance_quote':
      return { kind: purpose.kind, maintenance_quote_id: purpose.recordId }
    case 'place_order':
      return { kind: purpose.kind, organization_id: purpose.operatorId }
  }
}

const changesLinks = invalidates(portalLinkQueries.all())

/** Orders due kits by their link. @returns the token of the link to the order */
export const orderKits = (token: string, body: components['schemas']['NewKitsOrder']) =>
  unwrap(
    platform.POST('/machines/machine-service-kits-portal/{token}/order', {
      params: { path: { token } },
      body,
      fetch: withoutToken,
    }),
  )

/** The address behind the label of a machine: of the link that it has, or else of a new one. */
export async function labelAddressOf(instanceId: string): Promise<string> {
  const { items } = await unwrap(platform.GET('/portal-links/', { params: { query: { instance_id: instanceId } } }))
  const present = items.find(({ kind, state }) => kind === 'machine_hours' && state === 'open')
  if (present) return present.url
  const body = { kind: 'machine_hours', instance_id: instanceId, replace: false } as const
  return (await unwrap(platform.POST('/portal-links/', { body }))).url
}

/**
 * Asks the dealership for due kits by their link; until an answer comes, that waits on this device.
 *
 * @param title what it is called while it waits
 * @returns the number of the quote that this requests; undefined while it waits
 */
export const requestKits = (token: string, body: components['schemas']['KitsRequest'], title: string) =>
  sendOrWait(
    () =>
      unwrap(
        platform.POST('/machines/machine-service-kits-portal/{token}/request', {
          params: { path: { token } },
          body,
          fetch: withoutToken,
        }),
      ),
    { id: body.client_id, token, title, path: `/machines/machine-service-kits-portal/${token}/request`, body },
  )

export const portalLinkMutations = {
  /** A new link to the hours of one machine. With `replace` the labels that were printed before stop working. */
  createHoursLink: (instanceId: string) =>
    mutationOptions({
      mutationFn: ({ replace }: { replace: boolean }) =>
        unwrap(platform.POST('/portal-links/', { body: { kind: 'machine_hours', instance_id: instanceId, replace } })),
      ...changesLinks,
    }),
  /** A new link to the due kits of an operator, for 90 days. With `replace` the earlier ones stop working. */
  createKitsLink: () =>
    mutationOptions({
      mutationFn: (body: { organization_id: string; replace: boolean }) =>
        unwrap(platform.POST('/portal-links/', { body: { kind: 'service_kits', ...body } })),
      ...changesLinks,
    }),
  /** A new link for 90 days. With `replace` the earlier ones for the same purpose stop working. */
  share: (purpose: LinkPurpose, { replace }: { replace: boolean }) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.POST('/portal-links/', { body: { ...namedBy(purpose), replace } })),
      ...changesLinks,
    }),
  revoke: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/portal-links/{id}', { params: { path: { id } } })),
      ...changesLinks,
    }),
  /** Asks for a new one in place of a link that has ended. The answer is the same for every token. */
  askForNew: (token: string) =>
    mutationOptions({
      mutationFn: (contact: string) =>
        unwrap(platform.POST('/portal-links/renewal', { body: { token, contact }, fetch: withoutToken })),
    }),
}
