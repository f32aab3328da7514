import { useLive } from '@/shared/realtime'
import { dashboardQueries } from './dashboard.queries'

/** Reloads what waits whenever an order or a quote of the organization is placed or changed. */
export function useLiveWaiting(organizationId: string | undefined): void {
  const { queryKey } = dashboardQueries.waiting()
  useLive(['orders.changed'], organizationId, queryKey)
  useLive(['quote.changed', 'maintenance_quote.changed'], organizationId, queryKey)
}
