export type { SalesMonth, WaitingItem, WaitingKind, WaitingPlace } from './dashboard'
export { dashboardQueries } from './dashboard.queries'
export { useLiveWaiting } from './use-live-waiting'
