import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { LinkStatus } from '../link'
import { organizationText } from '../text'

const badges: Record<LinkStatus, Status> = {
  PENDING: 'attention',
  ACTIVE: 'done',
  DECLINED: 'failed',
  WITHDRAWN: 'idle',
  ENDED: 'idle',
}

/** The status of the link between a dealership and an operator. */
export function LinkStatusBadge({ status }: { status: LinkStatus }) {
  const t = useText(organizationText)
  return <StatusBadge status={badges[status]} label={t(status)} />
}
