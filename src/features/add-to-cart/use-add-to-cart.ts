import { useMutation } from '@tanstack/react-query'
import { type CartSides, cartMutations } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { addToCartText } from './text'

/** A part on sale, with its name as it is confirmed. */
type PartToAdd = { id: string; name: string }

/** Puts one piece of a part into the reader's cart, and says so, also where what it was added from is drawn anew meanwhile. */
export function useAddToCart(sides: CartSides) {
  const t = useText(addToCartText)
  const { mutateAsync, isPending } = useMutation({
    ...cartMutations.add(sides),
    onError: ({ message }) => toast.error(message),
  })
  const add = ({ id, name }: PartToAdd) =>
    void mutateAsync([{ part_id: id, quantity: 1 }]).then(
      () => toast.success(t('inCart', { part: name })),
      () => undefined,
    )
  return { add, isPending }
}
