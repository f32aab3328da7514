import type { Database } from './db/connection'
import { afterCommit, inTransaction, type Subscription } from './events/subscription'
import type { Realtime } from './infrastructure/realtime/realtime'
import { recordAssignment, recordFailedManual, recordReadyManual } from './modules/activity'
import { announceAnswer, announceDealerMessage, enqueueEmbedding, questionAnswered } from './modules/assistants'
import { articleRemoved } from './modules/catalogue'
import { endDealershipAccounts, rightsChanged, sessionsEnded } from './modules/identity'
import { announceStock, backOrderReserved, stockChanged } from './modules/inventory'
import {
  evaluateAfterReadings,
  evaluateAfterVoid,
  readingRecorded,
  readingVoided,
  releaseMachines,
  resumeService,
} from './modules/machine-instances'
import { type notifyOtherSide, recordDealerMessage } from './modules/machine-messages'
import {
  announceMessage,
  announceThread,
  machineAssigned,
  manualsRemoved,
  messagePosted,
  threadChanged,
} from './modules/machines'
import { enqueueOrganizationEvaluation, tasksFellDue } from './modules/maintenance'
import {
  announceMaintenanceQuote,
  type createMaintenanceQuotes,
  enqueueDrafts,
  maintenanceQuoteEdited,
  maintenanceQuoteMoved,
  maintenanceQuotesEnded,
  withdrawQuotesOfService,
} from './modules/maintenance-quotes'
import { enqueueFileDeletion, manualFailed, manualReady } from './modules/manuals'
import { announceNotice, noticeAdded } from './modules/notices'
import {
  announceOrder,
  type createOrders,
  notifyOfRemoval,
  orderChanged,
  orderMessagePosted,
  orderPlaced,
  orderStatusChanged,
  recordEndedOrder,
  recordPlacedOrder,
  recordReservation,
  recordShippedOrder,
} from './modules/orders'
import { closeSockets, linkEnded, linkStarted, timeZoneChanged } from './modules/organizations'
import {
  accountChanged,
  announcePayments,
  type createPayments,
  creditSucceededRefund,
  endOutdatedCheckout,
  endPayments,
  paymentChanged,
  payoutChanged,
  recordPaymentActivity,
} from './modules/payments'
import { revokeLinksOfDealership } from './modules/portal-links'
import { announceQuote, type createQuotes, quoteChanged } from './modules/quotes'
import { deactivateSourcesOfDealership } from './modules/telematics'

interface Options {
  db: Database
  realtime: Realtime
  /** Whether passages of manuals are embedded. */
  embedsManuals: boolean
  notifyThread: ReturnType<typeof notifyOtherSide>
  notifyOtherParty: ReturnType<typeof createMaintenanceQuotes>['notifyOtherParty']
  notifyOrderParty: ReturnType<typeof createOrders>['notify']
  notifyPaymentParty: ReturnType<typeof createPayments>['notify']
  endQuotesOfService: ReturnType<typeof createQuotes>['endOfService']
}

/** All subscribers of all events. */
export const subscriptions = ({
  db,
  realtime,
  embedsManuals,
  notifyThread,
  notifyOtherParty,
  notifyOrderParty,
  notifyPaymentParty,
  endQuotesOfService,
}: Options): Subscription[] => [
  inTransaction(machineAssigned, recordAssignment),
  inTransaction(manualReady, recordReadyManual, ...(embedsManuals ? [enqueueEmbedding] : [])),
  inTransaction(manualFailed, recordFailedManual),
  inTransaction(manualsRemoved, enqueueFileDeletion),
  afterCommit(noticeAdded, announceNotice(realtime)),
  inTransaction(messagePosted, notifyThread, recordDealerMessage),
  afterCommit(messagePosted, announceMessage(realtime), announceDealerMessage(realtime)),
  afterCommit(threadChanged, announceThread(realtime)),
  afterCommit(quoteChanged, announceQuote(db, realtime)),
  afterCommit(maintenanceQuoteMoved, announceMaintenanceQuote(db, realtime)),
  afterCommit(maintenanceQuoteEdited, announceMaintenanceQuote(db, realtime)),
  afterCommit(questionAnswered, announceAnswer(realtime)),
  inTransaction(readingRecorded, evaluateAfterReadings),
  inTransaction(readingVoided, evaluateAfterVoid),
  inTransaction(linkStarted, resumeService),
  inTransaction(
    linkEnded,
    withdrawQuotesOfService,
    endQuotesOfService,
    releaseMachines,
    revokeLinksOfDealership,
    deactivateSourcesOfDealership,
    endDealershipAccounts,
  ),
  inTransaction(tasksFellDue, enqueueDrafts),
  inTransaction(maintenanceQuoteMoved, notifyOtherParty.ofMove),
  inTransaction(maintenanceQuotesEnded, notifyOtherParty.ofEndedService),
  inTransaction(timeZoneChanged, enqueueOrganizationEvaluation),
  inTransaction(backOrderReserved, recordReservation),
  afterCommit(stockChanged, announceStock(realtime)),
  inTransaction(articleRemoved, notifyOfRemoval),
  inTransaction(orderPlaced, recordPlacedOrder),
  inTransaction(orderStatusChanged, recordEndedOrder, notifyOrderParty.ofStatus, endPayments),
  inTransaction(paymentChanged, creditSucceededRefund, notifyPaymentParty, recordPaymentActivity),
  inTransaction(orderChanged, recordShippedOrder, notifyOrderParty.ofChange, endOutdatedCheckout),
  inTransaction(orderMessagePosted, notifyOrderParty.ofMessage),
  afterCommit(orderPlaced, announceOrder(db, realtime)),
  afterCommit(orderStatusChanged, announceOrder(db, realtime)),
  afterCommit(orderChanged, announceOrder(db, realtime)),
  afterCommit(paymentChanged, announceOrder(db, realtime), announcePayments(realtime)),
  afterCommit(accountChanged, announcePayments(realtime)),
  afterCommit(payoutChanged, announcePayments(realtime)),
  afterCommit(orderMessagePosted, announceOrder(db, realtime)),
  afterCommit(linkEnded, closeSockets(db, realtime)),
  afterCommit(sessionsEnded, ({ sessionIds }) => realtime.endSession(sessionIds)),
  afterCommit(rightsChanged, ({ personId }) => realtime.endPerson([personId])),
]
