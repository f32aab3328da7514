import type { ReactNode } from 'react'
import { lineName, type OrderLine } from '@/entities/order'
import { chargedQuantity } from '@/entities/portal-order'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { beforeTax, useMoney } from '@/shared/lib/money'
import { Badge } from '@/shared/ui/badge'
import { orderText } from './text'

/** What a clerk compares between lines: columns where there is room, badges on a phone. */
const columns = [
  ['reserved', 'info'],
  ['backordered', 'warning'],
  ['shipped', 'success'],
] as const
const others = ['picked', 'delivered', 'cancelled', 'returned', 'credited'] as const

const row = 'col-span-full grid-cols-subgrid border-line'

/** The names of the columns; for those who do not see them, each figure has its own. */
export function OrderLineHeadings() {
  const t = useText(orderText)
  return (
    <div aria-hidden className={cx(row, 'hidden border-b pb-2 text-sm text-ink-muted @xl:grid')}>
      <span>{t('part')}</span>
      {(['quantity', 'reserved', 'backordered', 'shipped', 'total'] as const).map((name) => (
        <span key={name} className="text-right">
          {t(name)}
        </span>
      ))}
    </div>
  )
}

/** One line: what was ordered, what it costs, and what has happened to it. */
export function OrderLineItem({ line }: { line: OrderLine }) {
  const t = useText(orderText)
  const money = useMoney()
  const counted = (name: (typeof others)[number] | (typeof columns)[number][0]) =>
    t('count', { what: t(name), count: line[name] })
  const charged = chargedQuantity(line)
  const happened = others.filter((name) => line[name] > 0)
  const asked = 'asked_number' in line ? line.asked_number : null
  return (
    <li className={cx(row, 'grid border-b py-3 last:border-0 last:pb-0')}>
      <div className="grid content-start gap-1 wrap-anywhere @max-xl:col-span-full">
        <p className="flex justify-between gap-x-4 font-semibold @max-3xs:block">
          {lineName(line)}
          <span className="figures whitespace-nowrap @max-3xs:block @xl:hidden">{money(beforeTax(line))}</span>
        </p>
        <ul className="flex flex-wrap gap-x-4 text-ink-muted @xl:text-sm">
          <li className="figures">{t('each', { quantity: String(charged), price: money(line.cost) })}</li>
          {charged !== line.quantity && <li className="figures">{t('orderedCount', { count: line.quantity })}</li>}
          {line.core_charge.amount > 0 && <li className="figures">{t('core', { price: money(line.core_charge) })}</li>}
          {line.expected_backorder > 0 && (
            <li className="text-warning-ink">
              {t('expected', {
                now: String(charged - line.expected_backorder),
                later: String(line.expected_backorder),
              })}
            </li>
          )}
          {asked && <li>{t('asked', { number: asked })}</li>}
        </ul>
        <p className={cx('flex flex-wrap gap-1.5', happened.length === 0 && '@xl:hidden')}>
          {columns.map(
            ([name, tone]) =>
              line[name] > 0 && (
                <span key={name} className="@xl:hidden">
                  <Badge tone={tone}>{counted(name)}</Badge>
                </span>
              ),
          )}
          {happened.map((name) => (
            <Badge key={name}>{counted(name)}</Badge>
          ))}
        </p>
      </div>
      <Figure name={t('quantity')}>{line.quantity}</Figure>
      {columns.map(([name, tone]) => (
        <Figure key={name} name={t(name)}>
          {name === 'backordered' && line[name] > 0 ? <Badge tone={tone}>{line[name]}</Badge> : line[name]}
        </Figure>
      ))}
      <Figure name={t('total')} isStrong>
        {money(beforeTax(line))}
      </Figure>
    </li>
  )
}

type FigureProps = { name: string; isStrong?: boolean; children: ReactNode }

function Figure({ name, isStrong, children }: FigureProps) {
  return (
    <span
      className={cx(
        'figures hidden text-right @xl:block',
        isStrong && 'font-semibold',
        children === 0 && 'text-ink-muted',
      )}
    >
      <span className="sr-only">{`${name}: `}</span>
      {children}
    </span>
  )
}
