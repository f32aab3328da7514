import { renderToStaticMarkup } from 'react-dom/server'
import { firstScreen } from '@/shared/lib/first-screen'
import { FirstFailure } from '@/shared/ui/first-failure'
import { ForgotPasswordAnchor, MagicLoginAnchor } from '@/widgets/auth-links'
import { LoginPage } from './login-page'

/**
 * The sign-in as it is in the document of /login. Until the scripts are there its fields can be filled in, and its buttons
 * are disabled, so that nothing is sent to an address.
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
      <FirstFailure />
    </div>,
  )
  return page.replaceAll('<button ', '<button disabled ')
}
