import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import type { PartStock } from '../inventory'
import { inventoryText } from '../text'
import { StockBadge } from './stock-badge'
import { StockBar } from './stock-bar'

/** The stock at all locations together. */
export function StockFigures({ stock }: { stock: PartStock }) {
  const t = useText(inventoryText)
  const figures = [
    [t('onHand'), stock.on_hand],
    [t('reserved'), stock.reserved],
    [t('available'), stock.available],
    [t('backOrdered'), stock.back_ordered],
  ] as const
  return (
    <Card>
      <div className="grid gap-5">
        <dl className="grid gap-5 @3xs:grid-cols-2 sm:grid-cols-4">
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="figures text-2xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-3">
          <StockBadge stock={stock} />
          <StockBar stock={stock} />
        </div>
      </div>
    </Card>
  )
}
