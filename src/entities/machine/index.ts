export { asChosen, type ChosenMachine, chosenMachineStore, chosenTitle } from './chosen-machine'
export {
  type Machine,
  type MachineDependents,
  machineStatuses,
  serialRanges,
} from './machine'
export { machineMutations } from './machine.mutations'
export { type MachineFilter, machineQueries } from './machine.queries'
export { machineText } from './text'
export { BrandFilter } from './ui/brand-filter'
export { MachineDrawing } from './ui/machine-drawing'
export { MachineLink } from './ui/machine-link'
export { MachineName } from './ui/machine-name'
export { MachineStatusBadge } from './ui/machine-status-badge'
export { OneMachine } from './ui/one-machine'
export { useOpenMachine } from './ui/use-open-machine'
export { useSerialRange } from './ui/use-serial-range'
export { useStoredMachine } from './use-stored-machine'
