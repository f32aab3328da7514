import { Send } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { QuoteStatus } from '../quote'
import { quoteText } from '../text'

const appearances: Record<QuoteStatus, Status> = {
  DRAFT: 'idle',
  DISCARDED: 'idle',
  REQUESTED: 'new',
  IN_REVIEW: 'working',
  SENT: 'working',
  REVISION_REQUESTED: 'new',
  ACCEPTED: 'done',
  DECLINED: 'failed',
  WITHDRAWN: 'idle',
  EXPIRED: 'failed',
  REJECTED: 'failed',
  CANCELLED: 'idle',
  CONVERTED: 'done',
}

type QuoteStatusBadgeProps = {
  status: QuoteStatus
  /** Whether the reader is the one who answers the offer. */
  isCustomer?: boolean
}

export function QuoteStatusBadge({ status, isCustomer = false }: QuoteStatusBadgeProps) {
  const t = useText(quoteText)
  // Whoever has sent it waits; whoever has got it has something to do.
  if (status === 'SENT') {
    return isCustomer ? (
      <StatusBadge status="attention" label={t('awaitsYou')} />
    ) : (
      <StatusBadge status="working" icon={Send} label={t('SENT')} />
    )
  }
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
