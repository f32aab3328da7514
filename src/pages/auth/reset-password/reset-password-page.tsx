import { type ReactNode, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { FrontPage } from '@/shared/ui/front-page'
import { ResetPasswordForm } from './reset-password-form'
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
