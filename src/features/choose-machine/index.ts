export { useChosenMachine } from './model/use-chosen-machine'
export { MachineChooser } from './ui/machine-chooser'
export { MachinePicker } from './ui/machine-picker'
