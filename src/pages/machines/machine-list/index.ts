export { MachinesPage } from './machines-page'
export type { MachinesSearch } from './machines-search'
