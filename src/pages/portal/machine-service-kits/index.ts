export { MachineServiceKitsPage } from './machine-service-kits-page'
