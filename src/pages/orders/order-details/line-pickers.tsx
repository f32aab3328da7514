import { smallestQuantity } from '@/entities/catalogue'
import type { Order } from '@/entities/order'
import { BundlePicker, DealershipCatalogue, PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import type { EditedLines } from './edited-lines'
import { orderText } from './text'

type LinePickersProps = {
  dealership: Order['dealership']
  operatorId: string
  onAdd: (line: EditedLines['added'][number]) => void
}

/** What can be added to an order: the parts and bundles of its dealership. */
export function LinePickers({ dealership, operatorId, onAdd }: LinePickersProps) {
  const t = useText(orderText)
  return (
    <DealershipCatalogue dealership={dealership}>
      {(catalogueId) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <PartPicker
            label={t('addPart')}
            catalogueId={catalogueId}
            operatorId={operatorId}
            onPick={(part) =>
              onAdd({
                ...{ part_id: part.id, bundle_id: '', quantity: String(smallestQuantity(part)) },
                name: [part.part_number, part.description].filter(Boolean).join(' '),
              })
            }
          />
          <BundlePicker
            label={t('addBundle')}
            catalogueId={catalogueId}
            operatorId={operatorId}
            onPick={({ id, name }) => onAdd({ part_id: '', bundle_id: id, name, quantity: '1' })}
          />
        </div>
      )}
    </DealershipCatalogue>
  )
}
