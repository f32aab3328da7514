import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { ManualStatus } from '../manual'
import { manualText } from '../text'

const appearances: Record<ManualStatus, Status> = {
  QUEUED: 'idle',
  PROCESSING: 'working',
  READY: 'done',
  FAILED: 'failed',
}

export function ManualStatusBadge({ status }: { status: ManualStatus }) {
  const t = useText(manualText)
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
