import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type CartSides, cartMutations } from '@/entities/cart'
import { linesOf, type Order } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
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
    const lines = linesOf(order).flatMap((line) => {
      if ('bundle' in line) return { bundle_id: line.bundle.id, quantity: line.quantity }
      return line.part.id ? { part_id: line.part.id, quantity: line.quantity } : []
    })
    mutate(lines, {
      onSuccess: () => {
        toast.success(t('inCart'))
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
