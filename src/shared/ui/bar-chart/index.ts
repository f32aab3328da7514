import { lazy } from 'react'

export type { BarChartProps } from './bar-chart-props'

/** Loads with the first chart that is shown: what draws it is heavy. Show a skeleton of `h-56` until then. */
export const BarChart = lazy(() => import('./bar-chart'))
