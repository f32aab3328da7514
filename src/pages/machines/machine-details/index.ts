export type { MachineSearch } from './machine-details'
export { MachineDetailsPage } from './machine-details-page'
