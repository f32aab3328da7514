export { AssignMachineDialog } from './ui/assign-machine-dialog'
export { TakeBackDialog } from './ui/take-back-dialog'
