import { BundlePicker, PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import type { AskedLine } from '../model/asked-line'
import { quoteFieldsText } from '../text'

type CataloguePickersProps = { catalogueId: string; onAdd: (line: Partial<AskedLine>) => void }

/** Picks parts and bundles of one catalogue for the lines of a quote. */
export function CataloguePickers({ catalogueId, onAdd }: CataloguePickersProps) {
  const t = useText(quoteFieldsText)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PartPicker
        label={t('addPart')}
        catalogueId={catalogueId}
        onPick={({ id, part_number, description, min_quantity }) =>
          onAdd({
            part_id: id,
            name: [part_number, description].filter(Boolean).join(' '),
            quantity: String(min_quantity),
          })
        }
      />
      <BundlePicker
        label={t('addBundle')}
        catalogueId={catalogueId}
        onPick={({ id, name }) => onAdd({ bundle_id: id, name })}
      />
    </div>
  )
}
