import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { OrderOfLink } from '../portal-order'
import { type OrderSide, useOrderStatus } from './use-order-status'

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

type OrderStatusBadgeProps = { order: Pick<OrderOfLink, 'status' | 'fulfillment_status'>; side: OrderSide }

export function OrderStatusBadge({ order: { status, fulfillment_status }, side }: OrderStatusBadgeProps) {
  const words = useOrderStatus(side)
  return <StatusBadge status={statuses[status]} label={words(status, fulfillment_status)} />
}
