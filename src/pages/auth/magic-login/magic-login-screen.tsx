import { nextPath } from '@/features/session'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LoginLink } from '@/widgets/auth-links'
import { MagicLoginPage } from './magic-login-page'
import { magicLoginRoute } from './route'

export function MagicLoginScreen() {
  const { token } = useRouteSearch(magicLoginRoute).search
  // Replaced, so that the way back does not lead to a link that is used up.
  return (
    <MagicLoginPage
      token={token}
      onSignedIn={() => window.location.replace(nextPath(undefined))}
      footer={<LoginLink />}
    />
  )
}
