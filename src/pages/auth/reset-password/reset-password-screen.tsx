import { Link, useNavigate } from '@tanstack/react-router'
import { useSession } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { LoginLink } from '@/widgets/auth-links'
import { ResetPasswordPage } from './reset-password-page'
import { resetPasswordRoute } from './route'
import { resetPasswordText } from './text'

export function ResetPasswordScreen() {
  const t = useText(resetPasswordText)
  const { token } = useRouteSearch(resetPasswordRoute).search
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
