export { type Column, canHide } from './column'
export { DataTable } from './data-table'
export { focusFirstRow } from './row-keys'
export type { Density } from './table-rows'
