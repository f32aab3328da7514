export type { MachineMessage, OperatorMachine } from './operator-machine'
export {
  type OperatorMachineFilter,
  operatorMachineMutations,
  operatorMachineQueries,
} from './operator-machine.queries'
export { useLiveMessages } from './use-live-messages'
