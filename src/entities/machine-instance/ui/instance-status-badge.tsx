import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { MachineInstance } from '../machine-instance'
import { machineInstanceText } from '../text'
import { MaintenanceStatusBadge } from './maintenance-status-badge'

type InstanceStatusBadgeProps = { instance: Pick<MachineInstance, 'status' | 'retired_at' | 'served_until'> }

/**
 * The status of a machine: the worst of its tasks, or out of service, where nothing falls due any more; and until when
 * the reader's dealership served it, if that has ended.
 */
export function InstanceStatusBadge({ instance }: InstanceStatusBadgeProps) {
  const t = useText(machineInstanceText)
  const dateOf = useDate()
  const status = instance.retired_at ? (
    <StatusBadge status="idle" label={t('retired')} />
  ) : (
    <MaintenanceStatusBadge status={instance.status} />
  )
  if (!instance.served_until) return status
  const date = dateOf(instance.served_until)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {status}
      <Badge>{t('servedUntil', { date })}</Badge>
    </span>
  )
}
