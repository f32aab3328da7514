import { useMutation } from '@tanstack/react-query'
import { type CartSides, cartMutations } from '@/entities/cart'
import { resolveNumbers } from '@/entities/catalogue'
import { isOfDealership } from '@/entities/user'
import { BundlePicker, PartPicker } from '@/features/pick-part'
import { QuickOrder } from '@/features/quick-order'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { toast } from '@/shared/ui/toaster'
import { cartText } from './text'

/** The ways into the cart: many numbers at once, or one part or bundle by search. */
export function AddParts({ sides, catalogueId }: { sides: CartSides; catalogueId: string }) {
  const t = useText(cartText)
  const isSeller = isOfDealership(useUser())
  const { mutateAsync } = useMutation(cartMutations.add(sides))
  const { mutate: addOne } = useMutation({
    ...cartMutations.add(sides),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Card title={t('quickOrder')}>
      <div className="grid grid-cols-1 gap-6">
        <QuickOrder
          resolve={(lines) =>
            resolveNumbers(catalogueId, { lines, ...(isSeller && { operator_id: sides.operatorId }) })
          }
          onAdd={(parts) => mutateAsync(parts.map(({ part_id, quantity }) => ({ part_id, quantity })))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PartPicker
            label={t('addPart')}
            catalogueId={catalogueId}
            onPick={({ id, part_number, min_quantity }) =>
              addOne([{ part_id: id, quantity: min_quantity }], {
                onSuccess: () => toast.success(t('addedToCart', { name: part_number })),
              })
            }
          />
          <BundlePicker
            label={t('addBundle')}
            catalogueId={catalogueId}
            onPick={({ id, name }) =>
              addOne([{ bundle_id: id, quantity: 1 }], {
                onSuccess: () => toast.success(t('addedToCart', { name })),
              })
            }
          />
        </div>
      </div>
    </Card>
  )
}
