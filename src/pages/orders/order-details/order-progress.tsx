import { useQuery } from '@tanstack/react-query'
import { Check, Circle, CircleDot } from 'lucide-react'
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
      <ol aria-label={t('progress')} className="grid gap-3 @3xl:grid-flow-col @3xl:auto-cols-fr">
        {steps.map(({ name, done, at }, index) => {
          const state = done ? 'done' : index === current ? 'now' : 'ahead'
          const Icon = { done: Check, now: CircleDot, ahead: Circle }[state]
          return (
            <li
              key={name}
              aria-current={state === 'now' ? 'step' : undefined}
              className={cx(
                'flex items-start gap-2 border-t-2 pt-2',
                state === 'ahead' ? 'border-line text-ink-muted' : 'border-ink',
              )}
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="grow @max-3xl:flex @max-3xl:flex-wrap @max-3xl:justify-between @max-3xl:gap-x-4">
                <span className="block font-semibold">
                  {t(name)}
                  <span className="sr-only">: {t(state)}</span>
                </span>
                {at && (
                  <time dateTime={at} className="block text-sm text-ink-muted">
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
      name: 'stepDelivered',
      done: all('delivered'),
      at: deliveries.every(Boolean) ? (deliveries.at(-1) ?? null) : null,
    },
  ] as const
  return steps
}
