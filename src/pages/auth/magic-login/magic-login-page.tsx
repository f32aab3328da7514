import type { ReactNode } from 'react'
import { MagicLoginSteps } from '@/features/magic-login'
import { RequestLinkForm } from '@/features/request-link'
import { nextPath, signInByLink } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Callout } from '@/shared/ui/callout'
import { FrontPage } from '@/shared/ui/front-page'
import { LoginLink } from '@/widgets/auth-links'
import { magicLoginRoute } from './route'
import { magicLoginText } from './text'

type MagicLoginPageProps = {
  /** Of the link in the e-mail; without one, a link can be asked for here. */
  token: string | undefined
  /** Reloads the app. */
  onSignedIn: () => void
  footer: ReactNode
}

export function MagicLoginPage({ token, onSignedIn, footer }: MagicLoginPageProps) {
  const t = useText(magicLoginText)
  return (
    <FrontPage title={t('title')} summary={token ? undefined : t('summary')} footer={footer}>
      {token ? (
        <MagicLoginSteps
          key={token}
          token={token}
          signIn={signInByLink}
          onSignedIn={onSignedIn}
          expired={<Expired />}
        />
      ) : (
        <RequestLinkForm kind="sign-in" />
      )}
    </FrontPage>
  )
}

function Expired() {
  const t = useText(magicLoginText)
  return (
    <>
      <Callout tone="warning" announce title={t('goneTitle')}>
        {t('gone')}
      </Callout>
      <RequestLinkForm kind="sign-in" />
    </>
  )
}

export function MagicLoginScreen() {
  const { token } = useRouteSearch(magicLoginRoute).search
  // Replaced, so that the way back does not lead to a link that is used up.
  return (
    <MagicLoginPage
      token={token}
      onSignedIn={() => window.location.replace(nextPath(undefined))}
      footer={<LoginLink />}
    />
  )
}
