import { firstScreen } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '../callout'
import { LinkButton } from '../link-button'
import { uiText } from '../text'

/**
 * In each document, hidden: shown above the first screen when the files of the app do not load. A link to the same address
 * reloads it, for which it needs no script.
 */
export function FirstFailure() {
  const t = useText(uiText)
  const again = (
    <LinkButton href="" variant="primary">
      {t('tryAgain')}
    </LinkButton>
  )
  return (
    <div id={firstScreen.failure} hidden className="fixed inset-x-0 top-0 z-60 p-4">
      <Callout
        tone="danger"
        announce
        title={t('errorTitle')}
        actions={again}
        className="mx-auto w-full max-w-110 shadow-float"
      >
        {t('errorAdvice')}
      </Callout>
    </div>
  )
}
