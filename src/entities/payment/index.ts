export {
  type AccountComponent,
  type Dispute,
  disputeStates,
  type MonthOfPayments,
  type Payment,
  type PaymentAccount,
  type PaymentAuditRow,
  type PaymentSummary,
  type Payout,
  type ProviderSession,
  paymentAuditActions,
  paymentStates,
  payoutStates,
  type TaxSettings,
  type TaxSettingsChange,
} from './payment'
export { openAccountSession, paymentMutations } from './payment.mutations'
export { paymentQueries } from './payment.queries'
export { paymentText } from './text'
export { AnswerDeadline } from './ui/answer-deadline'
export {
  DisputeStateBadge,
  PaymentAccountBadge,
  PaymentStateBadge,
  PayoutStateBadge,
  RefundStateBadge,
} from './ui/payment-badges'
export { PayoutsStopped } from './ui/payouts-stopped'
export { useAuditDetails } from './ui/use-audit-details'
export { useDisputeReason } from './ui/use-dispute-reason'
export { usePaymentFailure, usePayoutFailure } from './ui/use-failure-reason'
export { useRefundFailure } from './ui/use-refund-failure'
export { useRefundReason } from './ui/use-refund-reason'
export { useRequirements } from './ui/use-requirements'
export { SAFETY_INTERVAL, useLivePayments } from './use-live-payments'
