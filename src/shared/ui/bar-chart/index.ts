export type { BarChartProps } from './bar-chart-props'
export { BarChart } from './lazy-bar-chart'
