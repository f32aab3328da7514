import { Monitor, Smartphone } from 'lucide-react'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { isHandheld, type SessionDevice } from '../session-device'
import { sessionDeviceText } from '../text'

/** Distinguishes sessions, even on devices of one kind: when each started, when and from where it was last used. */
export function SessionDeviceFacts({ session }: { session: SessionDevice }) {
  const t = useText(sessionDeviceText)
  const dateTime = useDateTime()
  const relative = useRelativeTime()
  const Icon = isHandheld(session) ? Smartphone : Monitor
  const { device, address, created_at, last_used_at, is_current } = session
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {device}
          {is_current && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={last_used_at} title={dateTime(last_used_at)}>
            {t('lastUsed', { when: relative(last_used_at) })}
          </time>
          {' · '}
          <time dateTime={created_at}>{t('signedIn', { when: dateTime(created_at) })}</time>
          {' · '}
          <span className="figures">{address}</span>
        </p>
      </div>
    </div>
  )
}
