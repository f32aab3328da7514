export { MachineDialog } from './ui/machine-dialog'
