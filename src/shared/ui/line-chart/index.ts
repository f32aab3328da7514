import { lazy } from 'react'

export type { LineChartProps, LinePoint } from './line-chart-props'

/** Loads with the first chart that is shown: what draws it is heavy. Show a skeleton of `h-64` until then. */
export const LineChart = lazy(() => import('./line-chart'))
