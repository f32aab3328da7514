export { ImportInstancesDialog } from './ui/import-instances-dialog'
