import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton'
import type { BarChartProps } from './bar-chart-props'

const Drawn = lazy(() => import('./bar-chart'))

/** Loads with the first chart that is shown: what draws it is heavy. */
export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <Drawn {...props} />
  </Suspense>
)
