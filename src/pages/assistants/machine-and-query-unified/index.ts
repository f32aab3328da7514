export { MachineAndQueryUnifiedPage } from './machine-and-query-unified-page'
