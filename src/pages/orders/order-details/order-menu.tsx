import { CircleX, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { CartSides } from '@/entities/cart'
import type { Order } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { RowMenu } from '@/shared/ui/row-menu'
import { CancelDialog } from './cancel-dialog'
import { orderText } from './text'
import { useOrderAgain } from './use-order-again'

type OrderMenuProps = {
  order: Order
  isSeller: boolean
  /** Called once what the order had is in the cart. */
  onOrderedAgain: (sides: CartSides) => void
}

/** What is seldom done with an order, behind one button: only its customer orders the same again and again. */
export function OrderMenu({ order, isSeller, onOrderedAgain }: OrderMenuProps) {
  const t = useText(orderText)
  const { again, isPending } = useOrderAgain(order, onOrderedAgain)
  // As it was when the dialog was opened: nobody cancels what they have not read.
  const [cancelled, setCancelled] = useState<Order>()
  const isCancellable = order.next_statuses.includes('CANCELLED')
  const actions = [
    ...(isSeller
      ? [{ label: t('orderAgain'), icon: <RotateCcw aria-hidden />, disabled: isPending, onSelect: again }]
      : []),
    ...(isCancellable
      ? [
          {
            label: t('toCANCELLED'),
            icon: <CircleX aria-hidden />,
            destructive: true,
            onSelect: () => setCancelled(order),
          },
        ]
      : []),
  ]
  return (
    <>
      {!isSeller && (
        <Button icon={<RotateCcw aria-hidden />} pending={isPending} onClick={again}>
          {t('orderAgain')}
        </Button>
      )}
      {actions.length > 0 && <RowMenu name={order.order_number} actions={actions} />}
      {cancelled && <CancelDialog order={cancelled} isSeller={isSeller} onClose={() => setCancelled(undefined)} />}
    </>
  )
}
