import { PackageCheck } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import type { KitSupply } from '../machine-instance'
import { machineInstanceText } from '../text'

/** The order or quote by which the kit of a due task comes, so that nobody orders it twice. */
export function KitSupplyLine({ supply: { number, stage, since } }: { supply: KitSupply }) {
  const t = useText(machineInstanceText)
  const ago = useRelativeTime()
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-muted">
      <PackageCheck aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="figures">{number}</span>: {t(`supply_${stage}`, { when: ago(since).toLocaleLowerCase() })}
      </span>
    </p>
  )
}
