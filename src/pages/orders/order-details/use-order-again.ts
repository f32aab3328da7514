import { useMutation } from '@tanstack/react-query'
import { type CartSides, cartMutations } from '@/entities/cart'
import { lineName, linesOf, type Order } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { cartLineOf } from './cart-line-of'
import { orderText } from './text'

/**
 * Puts what an order had into the reader's cart, at today's prices.
 *
 * @param onAdded - Called once the lines are in the cart.
 */
export function useOrderAgain(order: Order, onAdded: (sides: CartSides) => void) {
  const t = useText(orderText)
  const sides = { dealershipId: order.dealership.id, operatorId: order.operator.id }
  const { mutate, isPending } = useMutation({
    ...cartMutations.add(sides),
    onError: ({ message }) => toast.error(message),
  })
  const again = () => {
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
  return { again, isPending }
}
