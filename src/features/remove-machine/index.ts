export { RemoveMachineDialog } from './ui/remove-machine-dialog'
