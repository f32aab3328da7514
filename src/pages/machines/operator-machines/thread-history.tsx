import type { ThreadEvent } from '@/entities/operator-machine'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { operatorMachinesText } from './text'

/** Who assigned, closed or reopened a thread, newest first. */
export function ThreadHistory({ events }: { events: readonly ThreadEvent[] }) {
  const t = useText(operatorMachinesText)
  const written = useDateTime()
  return (
    <details className="text-sm">
      <summary className="flex min-h-control cursor-pointer items-center text-link hover:underline">
        {t('history')}
      </summary>
      <ol aria-label={t('history')} className="grid gap-2">
        {events.toReversed().map(({ id, kind, by, assignee, created_at }) => (
          <li key={id} className="wrap-anywhere">
            {t(`event${kind}`, { by: by ?? t('formerAccount'), name: assignee ?? t('formerAccount') })}
            <span className="text-ink-muted">
              {' · '}
              <time dateTime={created_at}>{written(created_at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
