import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type {
  DisputeFilter,
  PaymentAuditEntry,
  PaymentAuditFilter,
  PaymentAuditRow,
  PaymentFilter,
  PayoutFilter,
} from './payment'

/**
 * What a dealership was paid and paid out, the status of its account with the provider, and its tax settings. A super user
 * names the dealership.
 */
export const paymentQueries = {
  all: () => ['payments'] as const,
  list: (filter: PaymentFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/payments/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/payments/{id}', { params: { path: { id } }, signal })),
    }),
  /** Takings, fees and payouts of each month. */
  figures: (months: number, organization_id?: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'figures', months, organization_id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/payments/summary', { params: { query: { months, organization_id } }, signal })),
    }),
  payouts: (filter: PayoutFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'payouts', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/payments/payouts', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  disputes: (filter: DisputeFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'disputes', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/payments/disputes', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  account: (organization_id?: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'account', organization_id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/payments/account', { params: { query: { organization_id } }, signal })),
    }),
  taxSettings: (organization_id?: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'tax-settings', organization_id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/payments/tax-settings', { params: { query: { organization_id } }, signal })),
    }),
  /** Who did what to money, newest first. */
  audit: (filter: PaymentAuditFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'audit', filter] as const,
      queryFn: async ({ signal }) => {
        const { items, ...page } = await unwrap(platform.GET('/payments/audit', { params: { query: filter }, signal }))
        return { ...page, items: items.map(withTextId) }
      },
      placeholderData: keepPreviousData,
    }),
}

/** Lists distinguish their rows by ids that are text. */
const withTextId = ({ id, ...entry }: PaymentAuditEntry): PaymentAuditRow => ({ ...entry, id: String(id) })
