import { useText } from '@/shared/lib/i18n'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { MachineInstance } from '../machine-instance'
import { machineInstanceText } from '../text'
import { MaintenanceStatusBadge } from './maintenance-status-badge'

/** How a machine stands: the worst of its tasks, or that it is out of service, where nothing falls due any more. */
export function InstanceStatusBadge({ instance }: { instance: Pick<MachineInstance, 'status' | 'retired_at'> }) {
  const t = useText(machineInstanceText)
  return instance.retired_at ? (
    <StatusBadge status="idle" label={t('retired')} />
  ) : (
    <MaintenanceStatusBadge status={instance.status} />
  )
}
