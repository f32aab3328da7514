import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '@/entities/catalogue'
import type { Order } from '@/entities/order'
import { BundlePicker, PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
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
    <Loaded
      query={useQuery(catalogueQueries.list())}
      skeleton={<Skeleton className="h-40 sm:h-18" />}
      errorTitle={t('catalogueFailed')}
    >
      {({ items }) => {
        const catalogue = items.find(({ organization }) => organization.id === dealership.id)
        if (!catalogue) return <p className="text-ink-muted">{t('noCatalogue', { dealership: dealership.name })}</p>
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <PartPicker
              label={t('addPart')}
              catalogueId={catalogue.id}
              onPick={({ id, part_number, description, min_quantity }) =>
                onAdd({
                  ...{ part_id: id, bundle_id: '', quantity: String(min_quantity) },
                  name: [part_number, description].filter(Boolean).join(' '),
                })
              }
            />
            <BundlePicker
              label={t('addBundle')}
              catalogueId={catalogue.id}
              onPick={({ id, name }) => onAdd({ part_id: '', bundle_id: id, name, quantity: '1' })}
            />
          </div>
        )
      }}
    </Loaded>
  )
}
