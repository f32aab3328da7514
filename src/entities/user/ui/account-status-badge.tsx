import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { AccountStatus } from '../account'
import { userText } from '../text'

const appearances: Record<AccountStatus, Status> = { invited: 'new', active: 'done', deactivated: 'idle' }

/** Whether the person works here, has yet to accept, or may no longer sign in. */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const t = useText(userText)
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
