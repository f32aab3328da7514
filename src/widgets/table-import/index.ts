export { ImportRows, useImportColumns } from './ui/import-rows'
export { ImportState } from './ui/import-state'
