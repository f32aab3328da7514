export type { Column, Sort } from './column'
export { DataTable } from './data-table'
export { focusFirstRow } from './row-keys'
