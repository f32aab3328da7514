import { nextPath, useSessionSelector } from '@/features/session'
import { useRouteSearch } from '@/shared/lib/page-route'
import { ForgotPasswordLink, MagicLoginLink } from '@/widgets/auth-links'
import { LoginPage } from './login-page'
import { loginRoute } from './route'

export function LoginScreen() {
  const { next, email, notice } = useRouteSearch(loginRoute).search
  return (
    <LoginPage
      email={email}
      hasNewPassword={notice === 'new-password'}
      hasExpired={useSessionSelector((snapshot) => snapshot.matches('expired'))}
      links={
        <>
          <ForgotPasswordLink />
          <MagicLoginLink />
        </>
      }
      onSignedIn={() => window.location.assign(nextPath(next))}
    />
  )
}
