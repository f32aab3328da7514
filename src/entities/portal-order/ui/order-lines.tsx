import { useText } from '@/shared/lib/i18n'
import { beforeTax, useMoney } from '@/shared/lib/money'
import { chargedQuantity, type OrderLine, type PortalOrder } from '../portal-order'
import { portalOrderText } from '../text'

/** Each line with its price and what has happened to it so far. */
export function OrderLines({ order }: { order: PortalOrder }) {
  const t = useText(portalOrderText)
  const lines: OrderLine[] = [...order.order_parts, ...order.order_bundles]
  return (
    <ul aria-label={t('lines')} className="grid gap-3">
      {lines
        .toSorted((one, other) => one.position - other.position)
        .map((line) => (
          <Line key={line.id} line={line} />
        ))}
    </ul>
  )
}

function Line({ line }: { line: OrderLine }) {
  const t = useText(portalOrderText)
  const money = useMoney()
  const charged = chargedQuantity(line)
  const progress = (['shipped', 'backordered', 'cancelled', 'returned', 'credited'] as const).filter(
    (state) => line[state] > 0,
  )
  return (
    <li className="grid gap-1 rounded-md border border-line bg-surface p-4 wrap-anywhere">
      <Named line={line} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="figures text-ink-muted">
          {t('each', { quantity: String(charged), price: money(line.cost) })}
          {charged !== line.quantity && ` · ${t('ordered', { count: line.quantity })}`}
        </span>
        <span className="figures font-semibold">{money(beforeTax(line))}</span>
      </p>
      {line.core_charge.amount > 0 && (
        <p className="text-sm text-ink-muted">{t('core', { price: money(line.core_charge) })}</p>
      )}
      {line.expected_backorder > 0 && (
        <p className="text-sm text-warning-ink">
          {t('expected', { now: String(charged - line.expected_backorder), later: String(line.expected_backorder) })}
        </p>
      )}
      {progress.length > 0 && (
        <p className="text-sm">{progress.map((state) => t(state, { count: line[state] })).join(' · ')}</p>
      )}
    </li>
  )
}

function Named({ line }: { line: OrderLine }) {
  const t = useText(portalOrderText)
  if ('bundle' in line) {
    return (
      <>
        <p className="font-semibold">{line.bundle.name}</p>
        <ul className="text-sm text-ink-muted">
          {line.bundle.parts.map(({ id, part_number: number, description, quantity }) => (
            <li key={id}>{t('contains', { quantity: String(quantity), part: `${number} ${description}` })}</li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <p className="font-semibold">
        <span className="figures">{line.part.part_number}</span> {line.part.description}
      </p>
      {line.asked_number && <p className="text-sm text-ink-muted">{t('asked', { number: line.asked_number })}</p>}
    </>
  )
}
