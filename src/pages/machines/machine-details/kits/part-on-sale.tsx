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
    <span className="figures shrink-0 self-center text-right text-sm">
      <span className="block">{part.cost ? money(part.cost) : t('noPrice')}</span>
      <span className="block text-ink-muted">
        {part.available > 0 ? t('available', { count: part.available }) : t('notAvailable')}
      </span>
    </span>
  )
}
