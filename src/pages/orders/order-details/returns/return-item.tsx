import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lineName, linesOf, type Order, type OrderReturn, orderMutations } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { toast } from '@/shared/ui/toaster'
import { DeclineDialog } from './decline-dialog'
import { ReceiveDialog } from './receive-dialog'
import { returnsText } from './text'

const looks: Record<OrderReturn['status'], Status> = {
  REQUESTED: 'new',
  ACCEPTED: 'working',
  DECLINED: 'failed',
  RECEIVED: 'done',
  CANCELLED: 'idle',
}

type ReturnItemProps = { order: Order; item: OrderReturn }

/** One return with its lines, its refund, and what the reader may do with it. */
export function ReturnItem({ order, item }: ReturnItemProps) {
  const t = useText(returnsText)
  const money = useMoney()
  const written = useDateTime()
  const names = new Map(linesOf(order).map((line) => [line.id, lineName(line)]))
  const { number, status, reason, requested_by: who, created_at: at, refund, lines } = item
  return (
    <li className="grid gap-1 border-b border-line pb-4 wrap-anywhere last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{t('item', { number: String(number) })}</span>
        <StatusBadge status={looks[status]} label={t(status)} />
      </p>
      <p className="text-sm text-ink-muted">{t('by', { who: who ?? t('byLink'), when: written(at) })}</p>
      <ul className="figures text-sm">
        {lines.map(({ line_id, quantity }) => (
          <li key={line_id}>{t('line', { quantity: String(quantity), line: names.get(line_id) ?? '' })}</li>
        ))}
      </ul>
      <p>{reason}</p>
      {refund.amount > 0 && <p className="figures">{t('refund', { amount: money(refund) })}</p>}
      <ReturnActions order={order} item={item} />
    </li>
  )
}

function ReturnActions({ order, item }: ReturnItemProps) {
  const t = useText(returnsText)
  const [asked, setAsked] = useState<'decline' | 'receive'>()
  const { mutate, isPending } = useMutation({
    ...orderMutations.changeReturn(order.id, item.id),
    onSuccess: () => toast.success(t('updated')),
    onError: ({ message }) => toast.error(message),
  })
  const may = (status: OrderReturn['status']) => item.next_statuses.includes(status)
  const move = (status: 'ACCEPTED' | 'CANCELLED') => mutate({ status, version: item.version })
  const close = () => setAsked(undefined)
  if (item.next_statuses.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap gap-3 print:hidden">
      {may('CANCELLED') && (
        <Button size="sm" disabled={isPending} onClick={() => move('CANCELLED')}>
          {t('cancel')}
        </Button>
      )}
      {may('DECLINED') && (
        <Button size="sm" disabled={isPending} onClick={() => setAsked('decline')}>
          {t('decline')}
        </Button>
      )}
      {may('ACCEPTED') && (
        <Button size="sm" variant="primary" pending={isPending} onClick={() => move('ACCEPTED')}>
          {t('accept')}
        </Button>
      )}
      {may('RECEIVED') && (
        <Button size="sm" variant="primary" disabled={isPending} onClick={() => setAsked('receive')}>
          {t('receive')}
        </Button>
      )}
      {asked === 'decline' && <DeclineDialog order={order} item={item} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog order={order} item={item} onClose={close} />}
    </span>
  )
}
