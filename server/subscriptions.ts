import type { Database } from './db/connection'
import { afterCommit, inTransaction, type Subscription } from './events/subscription'
import type { Realtime } from './infrastructure/realtime/realtime'
import { recordAssignment } from './modules/activity'
import { announceAnswer, questionAnswered } from './modules/assistants'
import { endDealershipAccounts } from './modules/identity'
import { announceMessage, machineAssigned, messagePosted } from './modules/machines'
import { closeSockets, linkEnded } from './modules/organizations'

/** Who acts on which event: the one place that says it. */
export const subscriptions = ({ db, realtime }: { db: Database; realtime: Realtime }): Subscription[] => [
  inTransaction(machineAssigned, recordAssignment),
  afterCommit(messagePosted, announceMessage(realtime)),
  afterCommit(questionAnswered, announceAnswer(realtime)),
  inTransaction(linkEnded, endDealershipAccounts),
  afterCommit(linkEnded, closeSockets(db, realtime)),
]
