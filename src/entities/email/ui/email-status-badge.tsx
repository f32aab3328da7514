import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { EmailStatus } from '../email'
import { emailText } from '../text'

const appearances: Record<EmailStatus, Status> = { QUEUED: 'working', SENT: 'done', FAILED: 'failed', KEPT: 'idle' }

export function EmailStatusBadge({ status }: { status: EmailStatus }) {
  const t = useText(emailText)
  return <StatusBadge status={appearances[status]} label={t(status)} />
}
