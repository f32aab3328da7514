export { MachineAndQueryInputPage } from './machine-and-query-input-page'
