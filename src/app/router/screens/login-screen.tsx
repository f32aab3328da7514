import { useSearch } from '@tanstack/react-router'
import { nextPath, useSessionSelector } from '@/features/session'
import { LoginPage } from '@/pages/auth/login'

export function LoginScreen() {
  const { next } = useSearch({ from: '/login' })
  return (
    <LoginPage
      hasExpired={useSessionSelector((snapshot) => snapshot.matches('expired'))}
      onSignedIn={() => window.location.assign(nextPath(next))}
    />
  )
}
