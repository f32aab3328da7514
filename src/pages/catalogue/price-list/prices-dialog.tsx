import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Catalogue, type PriceList, pricingQueries } from '@/entities/catalogue'
import { PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import { PricesForm } from './prices-form'
import { priceListText } from './text'

export type PricedPart = { id: string; part_number: string }

type PricesDialogProps = {
  catalogue: Catalogue
  list: PriceList
  /** The one to change; undefined for one that is still to be picked. */
  part: PricedPart | undefined
  onClose: () => void
}

/** The prices of one part in a price list; one that is already in it brings its prices. */
export function PricesDialog({ part, ...props }: PricesDialogProps) {
  const t = useText(priceListText)
  const [picked, setPicked] = useState(part)
  if (picked) return <StoredPrices {...props} part={picked} />
  return (
    <Dialog open onOpenChange={props.onClose} title={t('addTitle')}>
      {/* Room for what is found below the field. */}
      <div className="min-h-80">
        <PartPicker label={t('part')} catalogueId={props.catalogue.id} operatorId={null} onPick={setPicked} autoFocus />
      </div>
    </Dialog>
  )
}

function StoredPrices({ part, ...props }: Omit<PricesDialogProps, 'part'> & { part: PricedPart }) {
  const t = useText(priceListText)
  const query = useQuery({
    ...pricingQueries.pricesOfPart(props.catalogue.id, props.list.id, part),
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data) return <PricesForm {...props} part={part} prices={query.data} />
  return (
    <Dialog open onOpenChange={props.onClose} title={t('editTitle', { number: part.part_number })}>
      <Loaded query={query} />
    </Dialog>
  )
}
