import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EnterHours } from '@/features/enter-hours'
import { LinkEnded } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { PortalPage } from '@/shared/ui/portal-page'
import { cacheForOffline } from './cache-for-offline'
import { machineHoursRoute } from './route'
import { machineHoursText } from './text'

type MachineHoursPageProps = {
  /** Of the label or the e-mail; absent where the address is not whole. */
  token: string | undefined
  onSent: () => void
}

/** /machine-hours: the person at a machine enters its meter reading. */
export function MachineHoursPage({ token, onSent }: MachineHoursPageProps) {
  const t = useText(machineHoursText)
  useEffect(() => void cacheForOffline(), [])
  return (
    <PortalPage title={t('title')} note={t('noSignIn')}>
      {token ? (
        <EnterHours
          key={token}
          token={token}
          onSent={onSent}
          ended={(ending) => <LinkEnded token={token} ending={ending} />}
        />
      ) : (
        <LinkEnded token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

export function MachineHoursScreen() {
  const { token } = useRouteSearch(machineHoursRoute).search
  const navigate = useNavigate()
  // Replaced, so that Back does not lead to an empty form that looks unsaved.
  return (
    <MachineHoursPage
      token={token}
      onSent={() => void navigate({ to: '/machine-hours-thank-you', search: { token }, replace: true })}
    />
  )
}
