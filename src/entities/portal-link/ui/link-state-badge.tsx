import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { PortalLink } from '../portal-link'
import { portalLinkText } from '../text'

const statuses: Record<PortalLink['state'], Status> = { open: 'done', expired: 'idle', revoked: 'idle' }

/** Whether a link still opens anything. */
export function LinkStateBadge({ state }: Pick<PortalLink, 'state'>) {
  const t = useText(portalLinkText)
  return <StatusBadge status={statuses[state]} label={t(state)} />
}
