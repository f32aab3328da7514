import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { logoutText } from './text'

/**
 * "Logout clears auth, user and the stored conversation, then goes to /login" (specification, section 4).
 *
 * @param onSignedOut goes to /login
 */
function LogoutPage({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(logoutText)
  const session = useSession()
  const leave = useEffectEvent(onSignedOut)
  usePageTitle(t('title'))

  useEffect(() => {
    session.send({ type: 'logout.requested' })
    leave()
  }, [session])

  return <LoadingOverlay />
}

export function LogoutScreen() {
  const navigate = useNavigate()
  return <LogoutPage onSignedOut={() => void navigate({ to: '/login', search: {}, replace: true })} />
}
