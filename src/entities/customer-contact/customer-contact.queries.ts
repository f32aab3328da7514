import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type EmailRecipients = components['schemas']['EmailRecipients']
type AboutOrder = NonNullable<operations['getOrderRecipients']['parameters']['query']>['about']

/** A dealership and the operator that is its customer. */
export type CustomerSides = { dealershipId: string; operatorId: string }

/** What is about to be e-mailed to a customer. */
export type MailedRecord =
  | { kind: 'quote' | 'maintenance_quote' | 'machine_message'; id: string }
  | { kind: 'order'; id: string; about: AboutOrder }
  | ({ kind: 'new_order' } & CustomerSides)

export const customerContactQueries = {
  all: () => ['customer-contacts'] as const,
  detail: ({ dealershipId: id, operatorId: orgId }: CustomerSides) =>
    queryOptions({
      queryKey: [...customerContactQueries.all(), 'detail', id, orgId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/organizations/{id}/customers/{orgId}/contact', { params: { path: { id, orgId } }, signal }),
        ),
    }),
  /** Who at the customer would be e-mailed now; read again whenever it is shown, since accounts and their wishes change. */
  recipients: (record: MailedRecord) =>
    queryOptions({
      queryKey: [...customerContactQueries.all(), 'recipients', record] as const,
      queryFn: ({ signal }) => readRecipients(record, signal),
      staleTime: 0,
    }),
}

function readRecipients(record: MailedRecord, signal: AbortSignal): Promise<EmailRecipients> {
  switch (record.kind) {
    case 'quote':
      return unwrap(platform.GET('/quotes/{id}/recipients', { params: { path: { id: record.id } }, signal }))
    case 'maintenance_quote':
      return unwrap(
        platform.GET('/maintenance-quotes/{id}/recipients', { params: { path: { id: record.id } }, signal }),
      )
    case 'machine_message':
      return unwrap(platform.GET('/machines/operator/{id}/recipients', { params: { path: { id: record.id } }, signal }))
    case 'order':
      return unwrap(
        platform.GET('/orders/{id}/recipients', {
          params: { path: { id: record.id }, query: { about: record.about } },
          signal,
        }),
      )
    case 'new_order':
      return unwrap(
        platform.GET('/organizations/{id}/customers/{orgId}/recipients', {
          params: { path: { id: record.dealershipId, orgId: record.operatorId } },
          signal,
        }),
      )
  }
}
