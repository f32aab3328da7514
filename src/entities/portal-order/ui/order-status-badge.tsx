import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { OrderOfLink } from '../portal-order'
import { portalOrderText } from '../text'

const statuses: Record<OrderOfLink['status'], Status> = {
  DRAFT: 'idle',
  AWAITING_PAYMENT: 'attention',
  FAILED: 'failed',
  EXPIRED: 'idle',
  PAID: 'new',
  PROCESSING: 'working',
  COMPLETED: 'done',
  CANCELLED: 'idle',
}

export function OrderStatusBadge({ status }: { status: OrderOfLink['status'] }) {
  const t = useText(portalOrderText)
  return <StatusBadge status={statuses[status]} label={t(status)} />
}
