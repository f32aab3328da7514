import type { Database } from './db/connection'
import { afterCommit, inTransaction, type Subscription } from './events/subscription'
import type { Realtime } from './infrastructure/realtime/realtime'
import { recordAssignment, recordFailedManual, recordReadyManual } from './modules/activity'
import { announceAnswer, enqueueEmbedding, questionAnswered } from './modules/assistants'
import { endDealershipAccounts, rightsChanged, sessionsEnded } from './modules/identity'
import {
  evaluateAfterReadings,
  evaluateAfterVoid,
  readingRecorded,
  readingVoided,
  releaseMachines,
  resumeService,
} from './modules/machine-instances'
import { announceMessage, machineAssigned, manualsRemoved, messagePosted } from './modules/machines'
import { enqueueOrganizationEvaluation } from './modules/maintenance'
import { enqueueFileDeletion, manualFailed, manualReady } from './modules/manuals'
import { closeSockets, linkEnded, linkStarted, timeZoneChanged } from './modules/organizations'
import { revokeLinksOfDealership } from './modules/portal-links'
import { deactivateSourcesOfDealership } from './modules/telematics'

interface Options {
  db: Database
  realtime: Realtime
  /** Whether passages of manuals are embedded. */
  embedsManuals: boolean
}

/** All subscribers of all events. */
export const subscriptions = ({ db, realtime, embedsManuals }: Options): Subscription[] => [
  inTransaction(machineAssigned, recordAssignment),
  inTransaction(manualReady, recordReadyManual, ...(embedsManuals ? [enqueueEmbedding] : [])),
  inTransaction(manualFailed, recordFailedManual),
  inTransaction(manualsRemoved, enqueueFileDeletion),
  afterCommit(messagePosted, announceMessage(realtime)),
  afterCommit(questionAnswered, announceAnswer(realtime)),
  inTransaction(readingRecorded, evaluateAfterReadings),
  inTransaction(readingVoided, evaluateAfterVoid),
  inTransaction(linkStarted, resumeService),
  inTransaction(
    linkEnded,
    releaseMachines,
    revokeLinksOfDealership,
    deactivateSourcesOfDealership,
    endDealershipAccounts,
  ),
  inTransaction(timeZoneChanged, enqueueOrganizationEvaluation),
  afterCommit(linkEnded, closeSockets(db, realtime)),
  afterCommit(sessionsEnded, ({ sessionIds }) => realtime.endSession(sessionIds)),
  afterCommit(rightsChanged, ({ personId }) => realtime.endPerson([personId])),
]
