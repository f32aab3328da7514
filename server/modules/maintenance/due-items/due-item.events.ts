import { defineEvent } from '../../../events/event'

/** Tasks of these machines have fallen due. */
export const tasksFellDue = defineEvent<{ instanceIds: readonly string[] }>('maintenance.tasks_fell_due')
