import type { ReactNode } from 'react'
import { RequestLinkForm } from '@/features/request-link'
import { useText } from '@/shared/lib/i18n'
import { FrontPage } from '@/shared/ui/front-page'
import { LoginLink } from '@/widgets/auth-links'
import { forgotPasswordText } from './text'

/** @param footer the way back to /login */
export function ForgotPasswordPage({ footer }: { footer: ReactNode }) {
  const t = useText(forgotPasswordText)
  return (
    <FrontPage title={t('title')} summary={t('summary')} footer={footer}>
      <RequestLinkForm kind="password" />
    </FrontPage>
  )
}

export function ForgotPasswordScreen() {
  return <ForgotPasswordPage footer={<LoginLink />} />
}
