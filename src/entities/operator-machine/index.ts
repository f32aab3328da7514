export type { MachineMessage, OperatorMachine } from './operator-machine'
export {
  operatorMachineMutations,
  operatorMachineQueries,
} from './operator-machine.queries'
export { useLiveMessages } from './use-live-messages'
