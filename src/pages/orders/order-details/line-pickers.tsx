import type { Order } from '@/entities/order'
import { BundlePicker, DealershipCatalogue, PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import type { EditedLines } from './edited-lines'
import { orderText } from './text'

type LinePickersProps = {
  dealership: Order['dealership']
  onAdd: (line: EditedLines['added'][number]) => void
}

/** What can be added to an order: the parts and bundles of its dealership. */
export function LinePickers({ dealership, onAdd }: LinePickersProps) {
  const t = useText(orderText)
  return (
    <DealershipCatalogue dealership={dealership}>
      {(catalogueId) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <PartPicker
            label={t('addPart')}
            catalogueId={catalogueId}
            onPick={({ id, part_number, description, min_quantity }) =>
              onAdd({
                ...{ part_id: id, bundle_id: '', quantity: String(min_quantity) },
                name: [part_number, description].filter(Boolean).join(' '),
              })
            }
          />
          <BundlePicker
            label={t('addBundle')}
            catalogueId={catalogueId}
            onPick={({ id, name }) => onAdd({ part_id: '', bundle_id: id, name, quantity: '1' })}
          />
        </div>
      )}
    </DealershipCatalogue>
  )
}
