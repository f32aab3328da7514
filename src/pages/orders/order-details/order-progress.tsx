import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { linesOf, type Order, type OrderHistoryEntry, orderQueries } from '@/entities/order'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { orderText } from './text'

/** "The order's way as a stepper with dates": from its placing to its delivery; nothing for an order that has ended early. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useText(orderText)
  const written = useDateTime()
  const { data: history } = useQuery(orderQueries.history(order.id))
  if (['CANCELLED', 'EXPIRED', 'FAILED'].includes(order.status)) return null
  const steps = stepsOf(order, history?.entries ?? [])
  const current = steps.findIndex(({ done }) => !done)
  return (
    // Side by side where a date takes no more than two lines, otherwise one below the other.
    <div className="@container mb-6">
      <ol aria-label={t('progress')} className="grid @2xl:grid-flow-col @2xl:auto-cols-fr">
        {steps.map(({ name, done, at }, index) => {
          const state = done ? 'done' : index === current ? 'now' : 'ahead'
          const { Icon, circle, words } = appearances[state]
          return (
            <li
              key={name}
              aria-current={state === 'now' ? 'step' : undefined}
              className={cx(
                'relative flex gap-3 pb-4 last:pb-0 @2xl:flex-col @2xl:gap-2 @2xl:pr-3 @2xl:pb-0',
                // To the next step, down on a phone and across on a desk.
                'before:absolute before:top-9 before:bottom-1 before:left-3.5 before:border-l-2 last:before:hidden',
                '@2xl:before:top-3.5 @2xl:before:right-2 @2xl:before:bottom-auto @2xl:before:left-9 @2xl:before:border-t-2 @2xl:before:border-l-0',
                done ? 'before:border-ink' : 'before:border-dashed before:border-line-strong',
              )}
            >
              <span className={cx('grid size-8 shrink-0 place-items-center rounded-full border-2', circle)}>
                {Icon && <Icon aria-hidden className="size-4" />}
              </span>
              <span className="grid content-start @max-2xl:min-h-8 @max-2xl:content-center">
                <span className={words}>
                  {t(state === 'now' ? `${name}Now` : name)}
                  <span className="sr-only">: {t(state)}</span>
                </span>
                {/* What is done in part has no day yet. */}
                {done && at && (
                  <time dateTime={at} className="text-sm text-ink-muted">
                    {written(at)}
                  </time>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Told apart by what fills the circle and by the weight of the words, in every theme. */
const appearances = {
  done: { Icon: Check, circle: 'border-ink bg-ink text-surface', words: 'font-semibold' },
  now: { Icon: ArrowRight, circle: 'border-ink bg-accent text-accent-ink', words: 'font-bold' },
  ahead: { Icon: undefined, circle: 'border-dashed border-line-strong bg-surface', words: 'text-ink-muted' },
} as const

/** Each step is done once all lines that are not cancelled have come so far. */
function stepsOf(order: Order, history: readonly OrderHistoryEntry[]) {
  const lines = linesOf(order).filter(({ quantity, cancelled }) => quantity > cancelled)
  const all = (count: 'picked' | 'shipped' | 'delivered') =>
    lines.length > 0 && lines.every((line) => line[count] >= line.quantity - line.cancelled)
  const areShipped = all('shipped')
  const arePicked = areShipped || lines.every((line) => line.picked + line.shipped >= line.quantity - line.cancelled)
  const isAccepted = ['PAID', 'PROCESSING', 'COMPLETED'].includes(order.status)
  const [first] = order.shipments
  const deliveries = order.shipments.map(({ delivered_at }) => delivered_at)
  const acceptedAt = order.is_on_account
    ? history.find(({ to }) => to === 'PROCESSING')?.at
    : (order.payments.findLast(({ is_late: isLate }) => !isLate)?.paid_at ??
      history.find(({ to }) => to === 'PAID')?.at)
  // What is shipped without having been picked leaves the shelf by its shipment.
  const pickedAt = history.findLast(({ kind }) => kind === 'PICKED' || (kind === 'SHIPPED' && areShipped))?.at
  const hasPicked = arePicked && isAccepted
  const steps = [
    { name: 'stepPlaced', done: true, at: order.placed_at },
    {
      name: order.is_on_account ? 'stepOnAccount' : 'stepPaid',
      done: isAccepted,
      at: isAccepted ? (acceptedAt ?? null) : null,
    },
    {
      name: order.delivery === 'PICKUP' ? 'stepReady' : 'stepPicked',
      done: hasPicked,
      at: hasPicked ? (pickedAt ?? null) : null,
    },
    ...(order.delivery === 'PICKUP'
      ? []
      : [{ name: 'stepShipped', done: areShipped, at: first?.shipped_at ?? null } as const]),
    {
      name: order.delivery === 'PICKUP' ? 'stepHandedOver' : 'stepDelivered',
      done: all('delivered'),
      at: deliveries.every(Boolean) ? (deliveries.at(-1) ?? null) : null,
    },
  ] as const
  return steps
}
