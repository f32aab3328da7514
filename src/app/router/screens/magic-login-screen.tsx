import { useSearch } from '@tanstack/react-router'
import { nextPath } from '@/features/session'
import { MagicLoginPage } from '@/pages/auth/magic-login'
import { LoginLink } from '../auth-links'

export function MagicLoginScreen() {
  const { token } = useSearch({ from: '/magic-login' })
  // Replaced, so that the way back does not lead to a link that is used up.
  return (
    <MagicLoginPage
      token={token}
      onSignedIn={() => window.location.replace(nextPath(undefined))}
      footer={<LoginLink />}
    />
  )
}
