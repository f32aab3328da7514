import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { machineDetailsText } from '../text'

/** The present price and stock of a part; nothing until they are known. */
export function PartOnSale({ id }: { id: string }) {
  const t = useText(machineDetailsText)
  const money = useMoney()
  const { data: part } = useQuery(catalogueQueries.part(id))
  if (!part) return null
  return (
    <span className="figures block text-sm">
      {part.cost ? money(part.cost) : t('noPrice')} ·{' '}
      {part.available > 0 ? t('available', { count: part.available }) : t('notAvailable')}
    </span>
  )
}
