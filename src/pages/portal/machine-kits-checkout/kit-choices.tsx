import { KitSupplyLine } from '@/entities/machine-instance'
import { canOrder, type DueKit } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Checkbox } from '@/shared/ui/checkbox'
import { kitsCheckoutText } from './text'

type KitChoicesProps = {
  kits: readonly DueKit[]
  isChosen: (kit: DueKit) => boolean
  onToggle: (key: string) => void
}

/** Which of the due kits are ordered. */
export function KitChoices({ kits, isChosen, onToggle }: KitChoicesProps) {
  const t = useText(kitsCheckoutText)
  const money = useMoney()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-lg font-semibold">{t('kits')}</legend>
      {kits.map((due) => (
        <div key={due.key} className="grid gap-1 rounded-md border border-line bg-surface p-4 wrap-anywhere">
          <div className="pair items-baseline">
            <Checkbox
              label={due.kit.name}
              checked={canOrder(due) && isChosen(due)}
              disabled={!canOrder(due)}
              onChange={() => onToggle(due.key)}
            />
            <span className="figures shrink-0 font-semibold">{due.kit.cost && money(due.kit.cost)}</span>
          </div>
          <p className="text-sm text-ink-muted">{t('forTask', { task: due.task, machine: due.machine })}</p>
          {due.supply && <KitSupplyLine supply={due.supply} />}
          {!canOrder(due) && <p className="text-sm text-ink-muted">{t('noPrice')}</p>}
        </div>
      ))}
    </fieldset>
  )
}
