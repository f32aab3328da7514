export type { Column, Sort } from './column'
export { DataTable } from './data-table'
