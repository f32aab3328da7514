import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { MaintenanceQuoteStatus } from '../maintenance-quote'
import { maintenanceQuoteText } from '../text'

const looks: Record<MaintenanceQuoteStatus, Status> = {
  DRAFT: 'idle',
  READY: 'new',
  SENT: 'attention',
  APPROVED: 'new',
  PARTIALLY_APPROVED: 'new',
  DECLINED: 'failed',
  EXPIRED: 'failed',
  WITHDRAWN: 'idle',
  SCHEDULED: 'working',
  IN_PROGRESS: 'working',
  COMPLETED: 'done',
}

export function MaintenanceQuoteStatusBadge({ status }: { status: MaintenanceQuoteStatus }) {
  const t = useText(maintenanceQuoteText)
  return <StatusBadge status={looks[status]} label={t(status)} />
}
