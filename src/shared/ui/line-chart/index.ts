export { LineChart } from './lazy-line-chart'
export type { LineChartProps, LinePoint } from './line-chart-props'
