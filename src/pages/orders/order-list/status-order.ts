import type { OrderStatus } from '@/entities/order'

/** Orders with something left to do, the dealership's own work first. */
export const openStatuses = [
  'PAID',
  'PROCESSING',
  'AWAITING_PAYMENT',
  'FAILED',
  'DRAFT',
] as const satisfies readonly OrderStatus[]

export const closedStatuses = ['COMPLETED', 'CANCELLED', 'EXPIRED'] as const satisfies readonly OrderStatus[]
