import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Callout } from '@/shared/ui/callout'
import { FrontPage } from '@/shared/ui/front-page'
import { LinkButton } from '@/shared/ui/link-button'
import { LoginLink } from '@/widgets/auth-links'
import { ResetPasswordForm } from './reset-password-form'
import { resetPasswordRoute } from './route'
import { resetPasswordText } from './text'

type ResetPasswordPageProps = {
  /** Of the link in the e-mail; absent where the address lost it. */
  token: string | undefined
  onReset: () => void
  /** Leads to where a new link can be asked for. */
  newLink: ReactNode
  footer: ReactNode
}

export function ResetPasswordPage({ token, onReset, newLink, footer }: ResetPasswordPageProps) {
  const t = useText(resetPasswordText)
  const [isGone, setIsGone] = useState(false)
  const goodToken = isGone ? undefined : token
  return (
    <FrontPage title={t('title')} summary={goodToken && t('summary')} footer={footer}>
      {goodToken ? (
        <ResetPasswordForm token={goodToken} onReset={onReset} onGone={() => setIsGone(true)} />
      ) : (
        <Callout tone="warning" announce title={t('goneTitle')} actions={newLink}>
          {t('gone')}
        </Callout>
      )}
    </FrontPage>
  )
}

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
