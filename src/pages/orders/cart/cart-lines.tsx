import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type Cart, type CartLine, type CartSides, cartMutations } from '@/entities/cart'
import { QuantityField } from '@/features/place-order'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { cartText } from './text'

const nameOf = ({ part_number, description }: CartLine) => part_number || description

/** The lines of a cart; a quantity is stored once its field is left, or by Enter. */
export function CartLines({ sides, cart }: { sides: CartSides; cart: Cart }) {
  const t = useText(cartText)
  const onError = ({ message }: Error) => toast.error(message)
  const { mutate: change } = useMutation({ ...cartMutations.changeLine(sides), onError })
  const { mutate: remove } = useMutation({ ...cartMutations.removeLine(sides), onError })
  return (
    <ol aria-label={t('lines')} className="grid gap-4">
      {cart.lines.map((line) => (
        <li
          key={line.id}
          className="grid items-start gap-3 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-[1fr_10rem_auto]"
        >
          <Described
            line={line}
            currency={cart.currency}
            onQuantity={(quantity) => change({ lineId: line.id, quantity })}
          />
          <QuantityField
            key={line.quantity}
            name={nameOf(line)}
            quantity={line.quantity}
            onStore={(quantity) => change({ lineId: line.id, quantity })}
          />
          <Amount
            line={line}
            currency={cart.currency}
            onRemove={() => remove(line.id, { onSuccess: () => toast.success(t('removed', { name: nameOf(line) })) })}
          />
        </li>
      ))}
    </ol>
  )
}

type LineProps = { line: CartLine; currency: string }

function Described({ line, currency, onQuantity }: LineProps & { onQuantity: (quantity: number) => void }) {
  const t = useText(cartText)
  const money = useMoney()
  const { part_number, description, asked_number, reason, unit_price, core_charge, available, problem } = line
  const price = unit_price === null ? t('noPrice') : t('each', { price: money({ amount: unit_price, currency }) })
  const stock = available > 0 ? t('available', { count: available }) : t('backorder')
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
