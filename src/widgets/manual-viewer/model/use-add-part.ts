import { useMutation } from '@tanstack/react-query'
import { type CartSides, cartMutations } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import type { PagePart } from '../api/page-parts.queries'
import { manualViewerText } from '../text'
import { nameOf } from './page-seller'

/** Puts one piece of a part into the reader's cart. */
export function useAddPart(sides: CartSides): (part: PagePart['part']) => void {
  const t = useText(manualViewerText)
  const { mutate } = useMutation({ ...cartMutations.add(sides), onError: ({ message }) => toast.error(message) })
  return (part) =>
    mutate([{ part_id: part.id, quantity: 1 }], {
      onSuccess: () => toast.success(t('partInCart', { part: nameOf(part) })),
    })
}
