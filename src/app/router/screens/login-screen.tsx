import { useSearch } from '@tanstack/react-router'
import { nextPath, useSessionSelector } from '@/features/session'
import { LoginPage } from '@/pages/auth/login'
import { ForgotPasswordLink, MagicLoginLink } from '../auth-links'

export function LoginScreen() {
  const { next, email, notice } = useSearch({ from: '/login' })
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
