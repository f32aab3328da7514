import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useSession } from '@/features/session'
import { ResetPasswordPage } from '@/pages/auth/reset-password'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { LoginLink } from '../auth-links'
import { routerText } from '../text'

export function ResetPasswordScreen() {
  const t = useText(routerText)
  const { token } = useSearch({ from: '/reset-password' })
  const session = useSession()
  const navigate = useNavigate()

  function goOn() {
    // The session that was open here ended with the others; /login is for who is signed out.
    session.send({ type: 'logout.requested' })
    void navigate({ to: '/login', search: { notice: 'new-password' }, replace: true })
  }
  const newLink = (
    <LinkButton asChild>
      <Link to="/forgot-password">{t('newLink')}</Link>
    </LinkButton>
  )
  return <ResetPasswordPage token={token} onReset={goOn} newLink={newLink} footer={<LoginLink />} />
}
