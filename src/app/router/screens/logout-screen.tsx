import { useNavigate } from '@tanstack/react-router'
import { LogoutPage } from '@/pages/auth/logout'

export function LogoutScreen() {
  const navigate = useNavigate()
  return <LogoutPage onSignedOut={() => void navigate({ to: '/login', search: {}, replace: true })} />
}
