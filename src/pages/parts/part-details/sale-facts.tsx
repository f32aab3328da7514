import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type CataloguePart, catalogueQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/facts'
import { Loaded } from '@/shared/ui/loaded'
import { partText } from './text'

type Prices = readonly { min_quantity: number; amount: number }[]

/** How a part is sold: its price, also by quantity, and in which quantities. */
export function SaleFacts({ part }: { part: CataloguePart }) {
  const breaks = useQuery(catalogueQueries.priceBreaks(part.catalogue_id, part.id))
  return <Loaded query={breaks}>{({ prices }) => <Sale part={part} prices={prices} />}</Loaded>
}

function Sale({ part, prices }: { part: CataloguePart; prices: Prices }) {
  const t = useText(partText)
  const money = useMoney()
  const { cost, core_charge: core, superseded_by: successor } = part
  const byQuantity = prices
    .filter(({ min_quantity }) => cost && min_quantity > 1)
    .map(
      ({ min_quantity, amount }) =>
        [t('fromQuantity', { quantity: min_quantity }), money({ amount, currency: cost?.currency ?? '' })] as const,
    )
  return (
    <Facts
      facts={[
        [t('price'), cost ? money(cost) : t('noPrice')],
        ...byQuantity,
        [t('coreCharge'), core && money(core)],
        [t('manufacturer'), part.manufacturer],
        [t('unit'), part.unit],
        [t('packSize'), part.pack_size > 1 && part.pack_size],
        [t('minQuantity'), part.min_quantity > 1 && part.min_quantity],
        [
          t('replacedBy'),
          successor && (
            <Link to="/parts/$id" params={{ id: successor.id }} className="hover:underline">
              {[successor.part_number, successor.description].filter(Boolean).join(' ')}
            </Link>
          ),
        ],
      ]}
    />
  )
}
