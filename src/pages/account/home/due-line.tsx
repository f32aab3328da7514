import { type DueItem, MaintenanceStatusBadge, useDue } from '@/entities/machine-instance'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import type { DueLink } from './due-items'
import { homeText } from './text'

/** One task on one machine, as a link; the owner is shown only to those who serve several operators. */
export function DueLine({ item, link }: { item: DueItem; link: DueLink }) {
  const t = useText(homeText)
  const user = useUser()
  const due = useDue(user.units)
  const { instance, name, status } = item
  const title = instance.name.trim() || `${instance.machine} ${instance.serial_number}`
  const when = due(item, instance.unit)
  const servesSeveral = user.is_superuser || isOfDealership(user)
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <p className="font-medium">
          {link(instance, title)} · {name}
        </p>
        <p className="text-sm text-ink-muted">
          {[servesSeveral && instance.organization, when && t('dueBy', { when })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <MaintenanceStatusBadge status={status} />
    </div>
  )
}
