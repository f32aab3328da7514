import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { IsPublicAddress } from '../../infrastructure/config/public-origins'
import type { DocumentDrawer } from '../../infrastructure/documents/document-drawer'
import type { Logger } from '../../infrastructure/logging/logger'
import type { Outbox } from '../notifications'
import { notifyOrderParty } from '../orders'
import type { PortalLinks } from '../portal-links'
import { accountOperations } from './accounts/account.operations'
import { adoptProvider } from './accounts/adopt-provider'
import { createOpenAccountSession } from './accounts/open-account-session'
import { createRefreshAccount } from './accounts/refresh-account'
import { auditOperations } from './audit/audit.operations'
import { checkoutOperations } from './checkout/checkout.operations'
import { closeCheckoutJob } from './checkout/close-checkout.job'
import { createOpenCheckout } from './checkout/open-checkout'
import { createAnswerDispute } from './disputes/answer-dispute'
import { disputeOperations } from './disputes/dispute.operations'
import { handlePaymentEventJob } from './events/handle-payment-event.job'
import { webhookOperations } from './events/webhook.operations'
import { expireOrdersCrontab, expireOrdersJob } from './expire-orders.job'
import { notifyPaymentParty } from './notify-payment-party'
import { paymentOperations } from './payment.operations'
import { createRefreshPayout } from './payouts/refresh-payout'
import type { PaymentProvider } from './provider/payment-provider'
import { receiptOperations } from './receipt/receipt.operations'
import { createReconcile, reconcileCrontab, reconcileJob } from './reconciliation/reconcile-payments.job'
import { createRefreshPayment } from './refresh-payment'
import { refundOperations } from './refunds/refund.operations'
import { createSendRefund, sendRefundJob } from './refunds/send-refund'
import { reportFailedPaymentsCrontab, reportFailedPaymentsJob } from './report-failed-payments.job'
import { taxOperations } from './taxes/tax.operations'
import { cardFeesTool } from './tools/card-fees.tool'
import { disputesTool } from './tools/disputes.tool'
import { paymentsTool } from './tools/payments.tool'
import { payoutsTool } from './tools/payouts.tool'
import { refundsTool } from './tools/refunds.tool'

export { createOpenAccountSession } from './accounts/open-account-session'
export { createRefreshAccount } from './accounts/refresh-account'
export { announcePayments, paymentRooms } from './announce-payments'
export { beginCheckout } from './checkout/begin-checkout'
export { accountChanged, paymentChanged, payoutChanged } from './payment.events'
export { recordPayout } from './payouts/refresh-payout'
export { noProvider } from './provider/no-provider'
export type { PaymentProvider } from './provider/payment-provider'
export { createStripeProvider } from './provider/stripe/stripe-provider'
export { differenceWords } from './reconciliation/difference'
export { reconcileNow } from './reconciliation/reconcile-now.repository'
export { RECONCILED_DAYS } from './reconciliation/reconciliation.repository'
export { recordPaymentActivity } from './record-payment-activity'
export { createRefreshPayment } from './refresh-payment'
export { creditSucceededRefund } from './refunds/credit-refund'
export { endOutdatedCheckout, endPayments } from './refunds/end-payments'
export { requestRefund } from './refunds/request-refund'
export { createSendRefund } from './refunds/send-refund'

interface PaymentsOptions {
  db: Database
  transact: Transact
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedOrder' | 'mailedRecord'>
  documents: Pick<DocumentDrawer, 'draw'>
  provider: PaymentProvider
  logger: Pick<Logger, 'error'>
  /** Whether the provider's pages may return to an address. */
  isPublicAddress: IsPublicAddress
}

/** What customers pay by card: checkouts, refunds, disputes, payouts and taxes, over one provider. */
export function createPayments(options: PaymentsOptions) {
  const { db, transact, outbox, portalLinks, documents, provider, logger, isPublicAddress } = options
  const { addressOf } = outbox
  const refreshPayment = createRefreshPayment({ db, transact, provider })
  const refreshAccount = createRefreshAccount({ db, transact, provider })
  const refreshPayout = createRefreshPayout({ transact, provider, outbox })
  const openCheckout = createOpenCheckout({ db, transact, provider, refreshPayment })
  const openAccountSession = createOpenAccountSession({ db, transact, provider })
  const sendRefund = createSendRefund({ db, transact, provider, refreshPayment })
  const answerDispute = createAnswerDispute({ db, transact, provider, refreshPayment, logger })
  const reconcile = createReconcile({ db, transact, provider, outbox, refreshPayment })
  return {
    /** To be called before anything else: the accounts of this provider are those in use. */
    adoptProvider: () => transact((trx) => adoptProvider(trx, provider.kind)),
    operations: {
      ...accountOperations({ db, isPublicAddress, addressOf, provider, refreshAccount, openAccountSession }),
      ...checkoutOperations({ db, isPublicAddress, addressOf, openCheckout }),
      ...refundOperations({ db, transact, sendRefund, logger }),
      ...paymentOperations(db),
      ...disputeOperations({ db, answerDispute }),
      ...receiptOperations({ db, documents }),
      ...taxOperations({ db, provider }),
      ...auditOperations(db),
      ...webhookOperations({ transact, provider }),
    },
    tools: [paymentsTool(db), refundsTool(db), payoutsTool(db), cardFeesTool(db), disputesTool(db)],
    notify: notifyPaymentParty({ outbox, portalLinks }),
    reconcile,
    jobs: {
      'handle-payment-event': handlePaymentEventJob({ db, provider, refreshPayment, refreshAccount, refreshPayout }),
      'send-refund': sendRefundJob(sendRefund),
      'close-checkout': closeCheckoutJob({ db, transact, provider, refreshPayment }),
      'expire-orders': expireOrdersJob({ db, transact, provider, refreshPayment }),
      'reconcile-payments': reconcileJob(reconcile),
      'report-failed-payments': reportFailedPaymentsJob({
        ...{ db, transact },
        notify: notifyOrderParty({ outbox, portalLinks }),
      }),
    },
    crontab: [expireOrdersCrontab, reconcileCrontab, reportFailedPaymentsCrontab].join('\n'),
  }
}
