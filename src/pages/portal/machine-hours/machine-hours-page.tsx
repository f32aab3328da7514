import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EnterHours } from '@/features/enter-hours'
import { LinkEnded } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { loadedAssets } from '@/shared/lib/offline'
import { useRouteSearch } from '@/shared/lib/page-route'
import { PortalPage } from '@/shared/ui/portal-page'
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
          ended={(ending) => <LinkEnded to="label" token={token} ending={ending} />}
        />
      ) : (
        <LinkEnded to="label" token="" ending="unknown" />
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

/**
 * Has the browser cache this page, so that it opens and sends input without a network, even after a reload
 * (docs/decisions/0017-portal-pages-offline.md). Where the browser cannot do that, the page needs a network to open.
 */
async function cacheForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/portal-worker.js', { scope: '/machine-hours' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ assets: loadedAssets() })
  } catch {
    // Forbidden, as in a private window, or cut off: nothing is lost but the reload without a network.
  }
}
