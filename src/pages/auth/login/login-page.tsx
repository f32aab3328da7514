import type { ReactNode } from 'react'
import { nextPath, useSessionSelector } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { BrandMark } from '@/shared/ui/brand-mark'
import { Callout } from '@/shared/ui/callout'
import { ForgotPasswordLink, MagicLoginLink } from '@/widgets/auth-links'
import { LoginForm } from './login-form'
import { loginRoute } from './route'
import { loginText } from './text'

type LoginPageProps = {
  /** Whether the person was signed in until the session ended by itself. */
  hasExpired?: boolean
  /** Whether the person comes from choosing a new password. */
  hasNewPassword?: boolean
  /** The e-mail of the account, from the link of an invitation. */
  email?: string
  /** The other ways in. */
  links?: ReactNode
  /** Reloads the app. */
  onSignedIn: () => void
}

export function LoginPage({ hasExpired = false, hasNewPassword = false, email, links, onSignedIn }: LoginPageProps) {
  const t = useText(loginText)
  usePageTitle(t('title'))
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="relative bg-chrome p-12 text-chrome-ink max-lg:hidden">
        {/* Not loaded where it is not shown. */}
        <img
          src="/sign-in.svg"
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover object-bottom"
        />
        <p className="relative max-w-120 text-3xl font-bold tracking-tight text-balance">{t('promise')}</p>
      </div>
      <div className="mx-auto grid w-full max-w-110 grid-cols-1 content-start gap-8 px-5 py-10 sm:content-center">
        <BrandMark size="lg" />
        <div className="grid grid-cols-1 gap-5">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          {hasExpired && !hasNewPassword && <Callout announce>{t('expired')}</Callout>}
          {hasNewPassword && (
            <Callout tone="success" announce>
              {t('newPassword')}
            </Callout>
          )}
          <LoginForm knownEmail={email} onSignedIn={onSignedIn} />
          {links && <div className="flex flex-wrap justify-between gap-x-5">{links}</div>}
        </div>
      </div>
    </div>
  )
}

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
