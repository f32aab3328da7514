import { useMutation } from '@tanstack/react-query'
import type { CartSides, NewCartLine } from '@/entities/cart'
import { resolveNumbers, smallestQuantity } from '@/entities/catalogue'
import { isOfDealership } from '@/entities/user'
import { BundlePicker, PartPicker } from '@/features/pick-part'
import { QuickOrder } from '@/features/quick-order'
import { SaveToListButton } from '@/features/save-to-list'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { toast } from '@/shared/ui/toaster'
import { cartText } from './text'

type AddPartsProps = {
  /** What the parts are for: the cart of two sides, or one of their lists. */
  target: string
  sides: CartSides
  catalogueId: string
  /** Adds to the cart, or to a shopping list. */
  onAdd: (lines: NewCartLine[]) => Promise<unknown>
  /** Whether checked numbers may be saved to a list instead. */
  offersLists?: boolean
}

/** The ways into a cart or a list: many numbers at once, or one part or bundle by search. */
export function AddParts({ target, sides, catalogueId, onAdd, offersLists = false }: AddPartsProps) {
  const t = useText(cartText)
  const isSeller = isOfDealership(useUser())
  const { mutate: addOne } = useMutation({
    mutationFn: ({ line }: { line: NewCartLine; name: string }) => onAdd([line]),
    onSuccess: (_, { name }) => toast.success(t('addedToCart', { name })),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Card title={t('quickOrder')}>
      <div className="grid grid-cols-1 gap-6">
        <QuickOrder
          target={target}
          resolve={(lines) =>
            resolveNumbers(catalogueId, { lines, ...(isSeller && { operator_id: sides.operatorId }) })
          }
          onAdd={(parts) => onAdd(parts.map(({ part_id, quantity }) => ({ part_id, quantity })))}
          actions={(picked) =>
            offersLists && (
              <SaveToListButton
                sides={sides}
                parts={picked.map(({ part_id, quantity, part }) => ({
                  name: [part.part_number, part.description].filter(Boolean).join(' '),
                  line: { part_id, quantity },
                }))}
              />
            )
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PartPicker
            label={t('addPart')}
            catalogueId={catalogueId}
            operatorId={sides.operatorId}
            onPick={(part) =>
              addOne({ line: { part_id: part.id, quantity: smallestQuantity(part) }, name: part.part_number })
            }
          />
          <BundlePicker
            label={t('addBundle')}
            catalogueId={catalogueId}
            operatorId={sides.operatorId}
            onPick={({ id, name }) => addOne({ line: { bundle_id: id, quantity: 1 }, name })}
          />
        </div>
      </div>
    </Card>
  )
}
