export type { MachineMessage, OperatorMachine } from './operator-machine'
export {
  operatorMachineMutations,
  operatorMachineQueries,
} from './operator-machine.queries'
export { useSendMessage } from './send-message'
export { useLiveMessages } from './use-live-messages'
