import { defineEvent } from '../../../events/event'

/** A dealership assigned a model to an operator. */
export const machineAssigned = defineEvent<{
  organizationId: string
  dealershipId: string
  machineId: string
  /** Brand and model, as in `Harrow WL-120`. */
  machineName: string
}>('machine.assigned')

/** A message was added to the thread of an operator's machine. */
export const messagePosted = defineEvent<{
  operatorMachineId: string
  messageId: string
  /** The conversation in which it is shown: as a question that was asked there, or as the answer to one. */
  conversationId: string | null
}>('message.posted')

/** A thread was assigned, closed or reopened. */
export const threadChanged = defineEvent<{ operatorMachineId: string }>('thread.changed')
