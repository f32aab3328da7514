import { useMutation } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { type Order, type OrderStatus, orderMutations } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Keyed } from '@/shared/ui/keyed'
import { toast } from '@/shared/ui/toaster'
import { orderText } from './text'

const oneClick = ['AWAITING_PAYMENT', 'PROCESSING'] as const satisfies readonly OrderStatus[]

type StatusActionsProps = {
  order: Order
  /** Whether a dispute advises against going on. */
  isDisputed: boolean
}

/** The moves that the reader may make, as buttons. A failed payment is reported by the checkout, not here. */
export function StatusActions({ order, isDisputed }: StatusActionsProps) {
  const t = useText(orderText)
  const { mutate, isPending } = useMutation({
    ...orderMutations.changeStatus(order.id),
    onSuccess: () => toast.success(t('moved')),
    onError: ({ message }) => toast.error(message),
  })
  const [isAsking, setIsAsking] = useState(false)
  const move = (status: (typeof oneClick)[number]) =>
    mutate({ status, version: order.version }, { onSettled: () => setIsAsking(false) })
  return oneClick
    .filter((status) => order.next_statuses.includes(status))
    .map((status) => {
      const button = (
        <Button
          key={status}
          variant={isDisputed ? 'secondary' : 'primary'}
          className="max-sm:order-first max-sm:w-full"
          pending={isPending}
          onClick={() => move(status)}
        >
          {t(`to${status}`)}
        </Button>
      )
      return status === 'PROCESSING' ? (
        <Fragment key={status}>
          <Keyed by="startProcessing" onKey={() => setIsAsking(true)}>
            {button}
          </Keyed>
          {isAsking && (
            <ConfirmDialog
              title={t('processTitle', { number: order.order_number })}
              description={t('processAdvice_seller')}
              confirm={t('toPROCESSING')}
              variant="primary"
              pending={isPending}
              onConfirm={() => move(status)}
              onClose={() => setIsAsking(false)}
            />
          )}
        </Fragment>
      ) : (
        button
      )
    })
}
