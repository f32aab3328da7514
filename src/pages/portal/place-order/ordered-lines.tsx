import { X } from 'lucide-react'
import { useId } from 'react'
import type { components } from '#contract/platform'
import { useStockWords } from '@/entities/stock'
import { QuantityField } from '@/features/place-order'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { placeOrderPageText } from './text'
import type { Line } from './use-order-lines'

type Priced = components['schemas']['ResolvedNumber']

type OrderedLinesProps = {
  lines: readonly Line[]
  /** What each costs now, in the same order; empty while that is being asked. */
  items: readonly Priced[]
  currency: string
  onChange: (partId: string, quantity: number) => void
  onRemove: (partId: string) => void
}

/** What is going to be ordered. */
export function OrderedLines({ lines, items, currency, onChange, onRemove }: OrderedLinesProps) {
  const t = useText(placeOrderPageText)
  const retainedFocus = useRetainedFocus()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3" {...retainedFocus}>
      <h2 id={headingId} className="text-lg font-semibold">
        {t('lines')}
      </h2>
      {lines.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {lines.map((line, index) => (
          <li key={line.part_id} className="grid gap-3 rounded-md border border-line bg-surface p-4 wrap-anywhere">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 font-semibold">
                <span className="figures">{line.part_number}</span>{' '}
                <span className="font-normal">{line.description}</span>
              </p>
              <IconButton
                label={t('remove', { name: line.part_number })}
                icon={<X aria-hidden />}
                onClick={() => onRemove(line.part_id)}
              />
            </div>
            <QuantityField
              key={line.quantity}
              name={line.part_number}
              quantity={line.quantity}
              onStore={(quantity) => onChange(line.part_id, quantity)}
            />
            <Terms
              item={items[index]}
              currency={currency}
              onQuantity={(quantity) => onChange(line.part_id, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TermsProps = { item: Priced | undefined; currency: string; onQuantity: (quantity: number) => void }

function Terms({ item, currency, onQuantity }: TermsProps) {
  const t = useText(placeOrderPageText)
  const money = useMoney()
  const stockWords = useStockWords()
  if (!item) return null
  const { unit_price, amount, problem } = item
  const price = unit_price === null ? t('noPrice') : t('each', { price: money({ amount: unit_price, currency }) })
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="figures text-ink-muted">
          {price} · {stockWords(item)}
        </span>
        {amount !== null && <span className="figures font-semibold">{money({ amount, currency })}</span>}
      </p>
      {problem && <p className="text-sm text-danger-ink">{problem.message}</p>}
      {problem?.next_quantity && (
        <Button onClick={() => onQuantity(problem.next_quantity ?? 1)}>
          {t('useQuantity', { quantity: problem.next_quantity })}
        </Button>
      )}
    </>
  )
}
