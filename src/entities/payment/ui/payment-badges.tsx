import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { Dispute, PaymentAccount, PaymentState, Payout, Refund } from '../payment'
import { paymentText } from '../text'

const payments: Record<PaymentState, Status> = {
  PENDING: 'idle',
  PAID: 'done',
  FAILED: 'failed',
  EXPIRED: 'idle',
  PARTIALLY_REFUNDED: 'attention',
  REFUNDED: 'idle',
  DISPUTED: 'failed',
  LATE: 'attention',
}

const refunds: Record<Refund['state'], Status> = {
  REQUESTED: 'working',
  PENDING: 'working',
  SUCCEEDED: 'done',
  REQUIRES_ACTION: 'attention',
  FAILED: 'failed',
  CANCELED: 'idle',
}

const disputes: Record<Dispute['state'], Status> = {
  INQUIRY: 'attention',
  INQUIRY_CLOSED: 'idle',
  OPEN: 'attention',
  WON: 'done',
  LOST: 'failed',
}

const payouts: Record<Payout['state'], Status> = {
  PENDING: 'working',
  IN_TRANSIT: 'working',
  PAID: 'done',
  FAILED: 'failed',
  CANCELED: 'idle',
}

const accounts: Record<PaymentAccount['status'], Status> = {
  NONE: 'idle',
  ONBOARDING: 'attention',
  RESTRICTED: 'working',
  ENABLED: 'done',
}

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const t = useText(paymentText)
  return <StatusBadge status={payments[state]} label={t(`payment_${state}`)} />
}

export function RefundStateBadge({ state }: { state: Refund['state'] }) {
  const t = useText(paymentText)
  return <StatusBadge status={refunds[state]} label={t(`refund_${state}`)} />
}

export function DisputeStateBadge({ state }: { state: Dispute['state'] }) {
  const t = useText(paymentText)
  return <StatusBadge status={disputes[state]} label={t(`dispute_${state}`)} />
}

export function PayoutStateBadge({ state }: { state: Payout['state'] }) {
  const t = useText(paymentText)
  return <StatusBadge status={payouts[state]} label={t(`payout_${state}`)} />
}

export function PaymentAccountBadge({ account: { status, returned_payout: returned } }: { account: PaymentAccount }) {
  const t = useText(paymentText)
  if (returned) return <StatusBadge status="failed" label={t('payoutsStopped')} />
  return <StatusBadge status={accounts[status]} label={t(`account_${status}`)} />
}
