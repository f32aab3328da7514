import { X } from 'lucide-react'
import type { CartLine } from '@/entities/cart'
import { PartThumbnail } from '@/entities/catalogue'
import { useStockWords } from '@/entities/stock'
import { QuantityField } from '@/features/place-order'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { cartText } from './text'

/** What people call a line: the number of a part, the name of a bundle. */
export const nameOf = ({ part_number, description }: CartLine) => part_number || description

type CartLinesProps = {
  label: string
  lines: readonly CartLine[]
  currency: string
  onQuantity: (change: { lineId: string; quantity: number }) => void
  onRemove: (line: CartLine) => void
}

/** The lines of a cart or of a shopping list; a quantity is stored once its field is left, or by Enter. */
export function CartLines({ label, lines, currency, onQuantity, onRemove }: CartLinesProps) {
  return (
    <ol aria-label={label} className="grid gap-4">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid items-start gap-3 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-[1fr_10rem_9rem]"
        >
          <div className="flex min-w-0 items-start gap-3">
            <PartThumbnail name={line.description || line.part_number} picture={line.picture} opens />
            <Described
              line={line}
              currency={currency}
              onQuantity={(quantity) => onQuantity({ lineId: line.id, quantity })}
            />
          </div>
          <QuantityField
            key={line.quantity}
            name={nameOf(line)}
            quantity={line.quantity}
            onStore={(quantity) => onQuantity({ lineId: line.id, quantity })}
          />
          <Amount line={line} currency={currency} onRemove={() => onRemove(line)} />
        </li>
      ))}
    </ol>
  )
}

type LineProps = { line: CartLine; currency: string }

function Described({ line, currency, onQuantity }: LineProps & { onQuantity: (quantity: number) => void }) {
  const t = useText(cartText)
  const money = useMoney()
  const stockWords = useStockWords()
  const { part_number, description, asked_number, reason, unit_price, core_charge, problem } = line
  const price = unit_price === null ? t('noPrice') : t('each', { price: money({ amount: unit_price, currency }) })
  const stock = stockWords(line)
  return (
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p className="font-semibold">
        <span className="figures">{part_number}</span> {description}
      </p>
      {asked_number && (
        <p className="text-sm text-ink-muted">
          {[t('replaces', { number: asked_number }), reason].filter(Boolean).join(': ')}
        </p>
      )}
      <p className="figures text-sm text-ink-muted">
        {[price, core_charge > 0 && t('core', { price: money({ amount: core_charge, currency }) }), stock]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problem && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-danger-ink">{problem.message}</p>
          {problem.next_quantity !== null && (
            <Button size="sm" onClick={() => onQuantity(problem.next_quantity ?? 1)}>
              {t('useQuantity', { quantity: problem.next_quantity })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Amount({ line, currency, onRemove }: LineProps & { onRemove: () => void }) {
  const t = useText(cartText)
  const money = useMoney()
  return (
    <div className="flex items-center justify-end gap-2">
      <span className="figures font-semibold">
        {line.amount === null ? t('noPrice') : money({ amount: line.amount, currency })}
      </span>
      <IconButton label={t('remove', { name: nameOf(line) })} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  )
}
