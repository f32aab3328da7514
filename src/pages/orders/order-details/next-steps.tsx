import { linesOf, type Order } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Keyed } from '@/shared/ui/keyed'
import type { LineStep } from './line-dialog'
import { orderText } from './text'

type NextStepsProps = {
  order: Order
  /** Whether a dispute advises against going on. */
  isDisputed: boolean
  ask: (step: LineStep) => void
}

/** What staff do next with what is reserved; the first thing that is not done yet stands out. */
export function NextSteps({ order, isDisputed, ask }: NextStepsProps) {
  const t = useText(orderText)
  const reserved = linesOf(order).filter((line) => line.reserved > 0)
  if (order.status !== 'PROCESSING' || reserved.length === 0) return null
  const next = reserved.every((line) => line.picked >= line.reserved) ? 'ship' : 'pick'
  const variantOf = (step: LineStep) => (step === next && !isDisputed ? 'primary' : 'secondary')
  return (
    <span className="flex gap-2 *:grow max-sm:order-first max-sm:w-full">
      <Keyed by="pick">
        <Button variant={variantOf('pick')} onClick={() => ask('pick')}>
          {t('pick')}
        </Button>
      </Keyed>
      <Keyed by="ship">
        <Button variant={variantOf('ship')} onClick={() => ask('ship')}>
          {t(order.delivery === 'PICKUP' ? 'handOver' : 'ship')}
        </Button>
      </Keyed>
    </span>
  )
}
