import { renderToStaticMarkup } from 'react-dom/server'
import { firstFormId } from '@/shared/lib/first-form'
import { i18n, languages as known, loadLanguage } from '@/shared/lib/i18n'
import { ForgotPasswordAnchor, MagicLoginAnchor } from '@/widgets/auth-links'
import { LoginPage } from './login-page'

export const languages = Object.keys(known)

/**
 * The sign-in as it is in the document of /login. Until the scripts are there its fields can be filled in, and its buttons
 * are disabled, so that nothing is sent to an address.
 */
export async function prerenderLogin(language: string): Promise<string> {
  await loadLanguage(language)
  await i18n.changeLanguage(language)
  const page = renderToStaticMarkup(
    <div id={firstFormId} className="fixed inset-0 z-50 overflow-auto bg-canvas">
      <LoginPage
        onSignedIn={() => undefined}
        links={
          <>
            <ForgotPasswordAnchor />
            <MagicLoginAnchor />
          </>
        }
      />
    </div>,
  )
  return page.replaceAll('<button ', '<button disabled ')
}
