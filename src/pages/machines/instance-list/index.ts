export { MachineInstancesPage } from './instances-page'
export type { InstancesSearch } from './instances-search'
