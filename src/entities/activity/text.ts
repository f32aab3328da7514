import { defineText } from '@/shared/lib/i18n'

export const en = {
  machine_assigned: 'Model assigned',
  dealer_wrote: 'Your dealer wrote to you',
  manual_ready: 'Manual ready',
  manual_failed: 'Manual could not be read',
  order_placed: 'Order placed',
  order_paid: 'Order paid',
  order_refunded: 'Refund made',
  order_shipped: 'Order shipped',
  order_completed: 'Order completed',
  order_cancelled: 'Order cancelled',
  machine_assigned_several_one: '{{count}} model assigned',
  machine_assigned_several_other: '{{count}} models assigned',
  manual_ready_several_one: '{{count}} manual ready',
  manual_ready_several_other: '{{count}} manuals ready',
  manual_failed_several_one: '{{count}} manual could not be read',
  manual_failed_several_other: '{{count}} manuals could not be read',
}

export const activityText = defineText('activity', en, { es: () => import('./text.es') })
