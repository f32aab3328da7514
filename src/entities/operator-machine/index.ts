export type { MachineMessage, OperatorMachine, ThreadEvent } from './operator-machine'
export { operatorMachineMutations } from './operator-machine.mutations'
export { operatorMachineQueries } from './operator-machine.queries'
export { useLiveMessages } from './use-live-messages'
