export { MachineInstancePage } from './instance-page'
