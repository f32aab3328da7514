import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type SessionDevice,
  SessionDeviceFacts,
  sessionDeviceMutations,
  sessionDeviceQueries,
} from '@/entities/session-device'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { profileText } from './text'

/** "Sessions are listed and revocable on /profile" (behaviour, section 3). */
export function Sessions() {
  const t = useText(profileText)
  const query = useQuery(sessionDeviceQueries.list())
  const dateTime = useDateTime()
  const [asked, setAsked] = useState<SessionDevice | 'others'>()
  const stop = () => setAsked(undefined)
  const others = query.data?.items.filter((session) => !session.is_current) ?? []

  return (
    <Card
      title={t('sessions')}
      actions={others.length > 0 && <Button onClick={() => setAsked('others')}>{t('signOutOthers')}</Button>}
    >
      <div className="grid gap-4">
        <p className="text-ink-muted">{t(query.data && others.length === 0 ? 'onlyHere' : 'sessionsHelp')}</p>
        <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
          {({ items }) =>
            items.length > 0 && (
              <ul aria-label={t('sessions')} className="grid divide-y divide-line border-y border-line">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {asked === 'others' && (
        <ConfirmMutation
          title={t('signOutOthersTitle')}
          description={t('signOutOthersWarning')}
          confirm={t('signOutOthers')}
          variant="primary"
          mutation={sessionDeviceMutations.endOthers()}
          done={t('othersSignedOut')}
          onClose={stop}
        />
      )}
      {asked && asked !== 'others' && (
        <ConfirmMutation
          title={t('signOutTitle', { device: asked.device })}
          description={t('signOutWarning', { when: dateTime(asked.created_at) })}
          confirm={t('signOut')}
          variant="primary"
          mutation={sessionDeviceMutations.end(asked.id)}
          done={t('signedOut', { device: asked.device })}
          onClose={stop}
        />
      )}
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: SessionDevice; onEnd: () => void }) {
  const t = useText(profileText)
  const dateTime = useDateTime()
  const { device, created_at, is_current } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
      <SessionDeviceFacts session={session} />
      {!is_current && (
        <Button
          aria-label={t('signOutNamed', { device, when: dateTime(created_at) })}
          onClick={onEnd}
          className="max-sm:w-full"
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
