export { OperatorMachinesPage } from './operator-machines-page'
export type { OperatorMachinesSearch } from './operator-machines-search'
