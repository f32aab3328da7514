import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton'
import type { LineChartProps } from './line-chart-props'

const Drawn = lazy(() => import('./line-chart'))

/** Loads with the first chart that is shown: what draws it is heavy. */
export const LineChart = (props: LineChartProps) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <Drawn {...props} />
  </Suspense>
)
