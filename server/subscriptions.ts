import { afterCommit, inTransaction, type Subscription } from './events/subscription'
import type { Realtime } from './infrastructure/realtime/realtime'
import { recordAssignment } from './modules/activity'
import { announceAnswer, questionAnswered } from './modules/assistants'
import { announceMessage, machineAssigned, messagePosted } from './modules/machines'

/** Who acts on which event: the one place that says it. */
export const subscriptions = ({ realtime }: { realtime: Realtime }): Subscription[] => [
  inTransaction(machineAssigned, recordAssignment),
  afterCommit(messagePosted, announceMessage(realtime)),
  afterCommit(questionAnswered, announceAnswer(realtime)),
]
