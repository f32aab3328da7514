import { useText } from '@/shared/lib/i18n'
import { Spinner } from '../spinner'
import { uiText } from '../text'

/** The specification's full-screen Loading, while a page's first data is on its way and there is nothing to show. */
export function LoadingOverlay() {
  const t = useText(uiText)
  return (
    <div role="status" className="fixed inset-0 z-30 grid place-content-center justify-items-center gap-3 bg-canvas">
      <Spinner className="size-8 text-ink-muted" />
      <p className="font-semibold">{t('loading')}</p>
    </div>
  )
}
