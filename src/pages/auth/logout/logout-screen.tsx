import { useNavigate } from '@tanstack/react-router'
import { LogoutPage } from './logout-page'

export function LogoutScreen() {
  const navigate = useNavigate()
  return <LogoutPage onSignedOut={() => void navigate({ to: '/login', search: {}, replace: true })} />
}
