import { renderToStaticMarkup } from 'react-dom/server'
import { firstScreen } from '@/shared/lib/first-screen'
import { FirstFailure } from '@/shared/ui/first-failure'
import { Spinner } from '@/shared/ui/spinner'
import { ForgotPasswordAnchor, MagicLoginAnchor } from '@/widgets/auth-links'
import { LoginPage } from './login-page'

/**
 * The sign-in as it is in the document of /login. Its buttons are disabled, so that without scripts nothing is sent to an
 * address; `public/early.js` enables the one that signs in.
 */
export function prerender(): string {
  const page = renderToStaticMarkup(
    <div id={firstScreen.id}>
      <div id={firstScreen.form} className="fixed inset-0 z-50 overflow-auto bg-canvas">
        <LoginPage
          onSignedIn={() => undefined}
          links={
            <>
              <ForgotPasswordAnchor />
              <MagicLoginAnchor />
            </>
          }
        />
      </div>
      <div id={firstScreen.spinner} hidden>
        <Spinner className="absolute" />
      </div>
      <FirstFailure />
    </div>,
  )
  return page.replaceAll('<button ', '<button disabled ')
}
