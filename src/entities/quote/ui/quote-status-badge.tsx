import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { QuoteStatus } from '../quote'
import { quoteText } from '../text'

const looks: Record<QuoteStatus, Status> = {
  DRAFT: 'idle',
  DISCARDED: 'idle',
  REQUESTED: 'new',
  IN_REVIEW: 'working',
  SENT: 'attention',
  REVISION_REQUESTED: 'new',
  ACCEPTED: 'done',
  DECLINED: 'failed',
  WITHDRAWN: 'idle',
  EXPIRED: 'failed',
  REJECTED: 'failed',
  CANCELLED: 'idle',
  CONVERTED: 'done',
}

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const t = useText(quoteText)
  return <StatusBadge status={looks[status]} label={t(status)} />
}
