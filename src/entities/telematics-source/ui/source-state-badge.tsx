import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { type SourceState, stateOf, type TelematicsSource } from '../telematics-source'
import { telematicsSourceText } from '../text'

const statuses: Record<SourceState, Status> = {
  reading: 'working',
  suspended: 'failed',
  failed: 'failed',
  paused: 'idle',
  unread: 'new',
  read: 'done',
}

/** The status of an endpoint. */
export function SourceStateBadge({ source }: { source: TelematicsSource }) {
  const t = useText(telematicsSourceText)
  const state = stateOf(source)
  return <StatusBadge status={statuses[state]} label={t(state)} />
}
