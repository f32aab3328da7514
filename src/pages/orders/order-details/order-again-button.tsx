import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type CartSides, cartMutations } from '@/entities/cart'
import { lineName, linesOf, type Order } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { cartLineOf } from './cart-line-of'
import { orderText } from './text'

type OrderAgainButtonProps = {
  order: Order
  /** Called once the lines are in the cart. */
  onAdded: (sides: CartSides) => void
}

/** Puts what an order had into the reader's cart, at today's prices. */
export function OrderAgainButton({ order, onAdded }: OrderAgainButtonProps) {
  const t = useText(orderText)
  const sides = { dealershipId: order.dealership.id, operatorId: order.operator.id }
  const { mutate, isPending } = useMutation({
    ...cartMutations.add(sides),
    onError: ({ message }) => toast.error(message),
  })
  const add = () => {
    const lines = linesOf(order)
    const gone = lines.filter((line) => !cartLineOf(line))
    const found = lines.flatMap((line) => cartLineOf(line) ?? [])
    if (found.length === 0) return void toast.error(t('allGone'))
    mutate(found, {
      onSuccess: () => {
        if (gone.length > 0) toast.info(t('leftOut', { lines: gone.map(lineName).join(', ') }))
        else toast.success(t('inCart'))
        onAdded(sides)
      },
    })
  }
  return (
    <Button icon={<RotateCcw aria-hidden />} pending={isPending} onClick={add} className="print:hidden">
      {t('orderAgain')}
    </Button>
  )
}
