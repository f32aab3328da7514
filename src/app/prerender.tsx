import { renderToStaticMarkup } from 'react-dom/server'
import { firstScreen } from '@/shared/lib/first-screen'
import { i18n, languages as known, loadLanguage } from '@/shared/lib/i18n'
import { FirstFailure } from '@/shared/ui/first-failure'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { FirstFrame } from './first-frame'

export const languages = Object.keys(known)

/** Has what is rendered from now on in a language. */
export async function speak(language: string): Promise<void> {
  await loadLanguage(language)
  i18n.changeLanguage(language)
}

/** What every document but that of /login shows until the app is there. */
export const prerender = (): string =>
  renderToStaticMarkup(
    <div id={firstScreen.id}>
      <div id={firstScreen.frame} className="fixed inset-0 z-50 overflow-hidden bg-canvas">
        <FirstFrame />
      </div>
      <div id={firstScreen.wait}>
        <LoadingOverlay />
      </div>
      <FirstFailure />
    </div>,
  )
