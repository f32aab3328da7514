import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { listText } from '../text'
import type { ListInCart } from './shopping-list'

const appearances: Record<Fate, Status> = { added: 'done', superseded: 'attention', unavailable: 'failed' }
type Fate = ListInCart['lines'][number]['fate']

type ListInCartDialogProps = {
  name: string
  outcome: ListInCart
  /** Where to go from here, beside the button that closes. */
  action?: ReactNode
  onClose: () => void
}

/** What became of each line of a list that was put into the cart. */
export function ListInCartDialog({ name, outcome, action, onClose }: ListInCartDialogProps) {
  const t = useText(listText)
  const money = useMoney()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('inCartTitle', { name })}
      description={t('inCart', { added: outcome.added, total: outcome.lines.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('done')}</Button>
          {action}
        </>
      }
    >
      <ul aria-label={t('outcomes')} className="grid divide-y divide-line">
        {outcome.lines.map(({ id, fate, part_number, description, asked_number, reason, problem, ...line }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <p className="font-semibold">
                {t('times', { quantity: line.quantity, name: [part_number, description].filter(Boolean).join(' ') })}
              </p>
              {fate === 'superseded' && (
                <p className="text-sm text-ink-muted">
                  {[t('replaces', { number: asked_number ?? '' }), reason].filter(Boolean).join(': ')}
                </p>
              )}
              {problem && <p className="text-sm text-ink-muted">{problem.message}</p>}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {fate !== 'unavailable' && line.amount !== null && (
                <span className="figures text-sm">{money({ amount: line.amount, currency: outcome.currency })}</span>
              )}
              <StatusBadge status={appearances[fate]} label={t(fate)} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
