export interface SalesMonth {
  /** As in `2026-11`. */
  month: string
  orders: number
  /** In minor units, by currency. */
  sales: { amount: number; currency: string }[]
  turnaroundDays: number | null
  fillRate: number | null
}

/** How many months are shown. */
export const MONTHS = 12

/** So many first parcels of a month say what is typical of it. */
export const MAX_PARCELS = 1000
