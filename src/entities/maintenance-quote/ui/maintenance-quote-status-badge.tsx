import { Send } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { MaintenanceQuoteStatus } from '../maintenance-quote'
import { maintenanceQuoteText } from '../text'

const appearances: Record<MaintenanceQuoteStatus, Status> = {
  DRAFT: 'idle',
  READY: 'new',
  SENT: 'working',
  APPROVED: 'new',
  PARTIALLY_APPROVED: 'new',
  DECLINED: 'failed',
  EXPIRED: 'failed',
  WITHDRAWN: 'idle',
  SCHEDULED: 'working',
  IN_PROGRESS: 'working',
  COMPLETED: 'done',
}

type MaintenanceQuoteStatusBadgeProps = {
  status: MaintenanceQuoteStatus
  /** Whether the reader is the one who answers the offer. */
  isCustomer?: boolean
}

export function MaintenanceQuoteStatusBadge({ status, isCustomer = false }: MaintenanceQuoteStatusBadgeProps) {
  const t = useText(maintenanceQuoteText)
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
