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
export const messagePosted = defineEvent<{ operatorMachineId: string; messageId: string }>('message.posted')

/** A thread was assigned, closed or reopened. */
export const threadChanged = defineEvent<{ operatorMachineId: string }>('thread.changed')
