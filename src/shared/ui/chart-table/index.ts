export { ChartTable } from './chart-table'
