import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { type SourceState, stateOf, type TelematicsSource } from '../telematics-source'
import { telematicsSourceText } from '../text'

const looks: Record<SourceState, Status> = {
  reading: 'working',
  failed: 'failed',
  paused: 'idle',
  unread: 'new',
  read: 'done',
}

/** How it stands with an endpoint. */
export function SourceStateBadge({ source }: { source: TelematicsSource }) {
  const t = useText(telematicsSourceText)
  const state = stateOf(source)
  return <StatusBadge status={looks[state]} label={t(state)} />
}
