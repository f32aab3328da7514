import { CircleCheck, Clock, type LucideIcon, TriangleAlert, Wrench } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { MaintenanceStatus } from '../machine-instance'
import { machineInstanceText } from '../text'

const appearances: Record<MaintenanceStatus, { status: Status; icon: LucideIcon }> = {
  OK: { status: 'done', icon: CircleCheck },
  DUE_SOON: { status: 'new', icon: Clock },
  DUE: { status: 'attention', icon: Wrench },
  OVERDUE: { status: 'failed', icon: TriangleAlert },
}

type MaintenanceStatusBadgeProps = {
  status: MaintenanceStatus
  /** In place of the status's own word. */
  label?: string
}

/** The maintenance status of a machine or of one task. */
export function MaintenanceStatusBadge({ status, label }: MaintenanceStatusBadgeProps) {
  const t = useText(machineInstanceText)
  return <StatusBadge {...appearances[status]} label={label ?? t(status)} />
}
