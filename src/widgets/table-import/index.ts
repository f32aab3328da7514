export { ImportRows, useImportColumns } from './ui/import-rows'
export { ImportState } from './ui/import-state'
export { ImportsTable } from './ui/imports-table'
export { UnusedColumns } from './ui/unused-columns'
