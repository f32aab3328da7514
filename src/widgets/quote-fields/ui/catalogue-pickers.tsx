import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { resolveNumbers, smallestQuantity } from '@/entities/catalogue'
import { BundlePicker, PartPicker } from '@/features/pick-part'
import { QuickOrder } from '@/features/quick-order'
import { useText } from '@/shared/lib/i18n'
import { requestFocus } from '@/shared/lib/wanted-focus'
import { Button } from '@/shared/ui/button'
import type { AskedLine } from '../model/asked-line'
import { quoteFieldsText } from '../text'

type CataloguePickersProps = {
  catalogueId: string
  /** Whose prices are shown; empty as long as the customer is not chosen. */
  operatorId: string
  onAdd: (line: Partial<AskedLine>) => void
}

/** Picks parts and bundles of one catalogue for the lines of a quote, one by one or many part numbers at once. */
export function CataloguePickers({ catalogueId, operatorId, onAdd }: CataloguePickersProps) {
  const t = useText(quoteFieldsText)
  const [pastes, setPastes] = useState(false)
  const paste = () => {
    setPastes(true)
    requestFocus('quick-order')
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {pastes ? (
        <QuickOrder
          target={`quote ${catalogueId} ${operatorId ?? ''}`}
          resolve={(lines) => resolveNumbers(catalogueId, { lines, ...(operatorId && { operator_id: operatorId }) })}
          onAdd={async (parts) => {
            for (const { part_id, quantity, part } of parts) {
              onAdd({ part_id, name: nameOf(part), quantity: String(quantity) })
            }
          }}
        />
      ) : (
        <div>
          <Button icon={<ClipboardPaste aria-hidden />} onClick={paste}>
            {t('pasteNumbers')}
          </Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PartPicker
          label={t('addPart')}
          catalogueId={catalogueId}
          operatorId={operatorId || null}
          onPick={(part) => onAdd({ part_id: part.id, name: nameOf(part), quantity: String(smallestQuantity(part)) })}
        />
        <BundlePicker
          label={t('addBundle')}
          catalogueId={catalogueId}
          operatorId={operatorId || null}
          onPick={({ id, name }) => onAdd({ bundle_id: id, name })}
        />
      </div>
    </div>
  )
}

const nameOf = ({ part_number, description }: { part_number: string; description: string }) =>
  [part_number, description].filter(Boolean).join(' ')
