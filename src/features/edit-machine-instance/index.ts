export { EditMachineInstanceDialog } from './ui/edit-machine-instance-dialog'
