export { useChosenMachine } from './model/use-chosen-machine'
export { useMachineAtHand } from './model/use-machine-at-hand'
export { ChangeMachine, MachineChooser } from './ui/machine-chooser'
