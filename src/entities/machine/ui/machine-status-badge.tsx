import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { MachineStatus } from '../machine'
import { machineText } from '../text'

const appearances: Record<MachineStatus, Status> = { ready: 'done', processing: 'working', no_manual: 'idle' }

/** Whether the machine has a manual that answers can be drawn from. */
export function MachineStatusBadge({ status }: { status: MachineStatus }) {
  const t = useText(machineText)
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
