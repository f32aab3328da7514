import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Order, type OrderReturn, orderMutations } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { NobodyEmailedOfOrder } from '../order-recipients'
import { DeclineDialog } from './decline-dialog'
import { ReceiveDialog } from './receive-dialog'
import { returnsText } from './text'

type ReturnActionsProps = {
  order: Order
  item: OrderReturn
  /** A link to a payment, for whoever manages that money; it gets the payment and the words. */
  toPayment: ((paymentId: string, words: string) => ReactNode) | undefined
}

/** What the reader may do with a return now. */
export function ReturnActions({ order, item, toPayment }: ReturnActionsProps) {
  const t = useText(returnsText)
  const [asked, setAsked] = useState<'decline' | 'receive'>()
  const { mutate, isPending } = useMutation({
    ...orderMutations.changeReturn(order.id, item.id),
    onSuccess: () => toast.success(t('updated')),
    onError: ({ message }) => toast.error(message),
  })
  const may = (status: OrderReturn['status']) => item.next_statuses.includes(status)
  const move = (status: 'ACCEPTED' | 'CANCELLED') => mutate({ status, version: item.version })
  const close = () => setAsked(undefined)
  const payment = order.payments.find(({ is_late: isLate }) => !isLate)
  if (item.refund_due.amount > 0 && payment && toPayment) {
    return <span className="mt-1 print:hidden">{toPayment(payment.id, t('refund'))}</span>
  }
  if (item.next_statuses.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap gap-3 print:hidden">
      {may('CANCELLED') && (
        <Button size="sm" disabled={isPending} onClick={() => move('CANCELLED')}>
          {t('cancel')}
        </Button>
      )}
      {may('DECLINED') && (
        <Button size="sm" disabled={isPending} onClick={() => setAsked('decline')}>
          {t('decline')}
        </Button>
      )}
      {may('ACCEPTED') && (
        <Button size="sm" variant="primary" pending={isPending} onClick={() => move('ACCEPTED')}>
          {t('accept')}
        </Button>
      )}
      {may('RECEIVED') && (
        <Button size="sm" variant="primary" disabled={isPending} onClick={() => setAsked('receive')}>
          {t('receive')}
        </Button>
      )}
      {(may('ACCEPTED') || may('CANCELLED')) && <NobodyEmailedOfOrder order={order} about="returns" />}
      {asked === 'decline' && <DeclineDialog order={order} item={item} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog order={order} item={item} onClose={close} />}
    </span>
  )
}
