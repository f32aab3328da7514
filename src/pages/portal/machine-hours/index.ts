export { MachineHoursPage } from './machine-hours-page'
