import { WifiOff } from 'lucide-react'
import { useIsConnectionLost } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { appShellText } from '../text'

/** Says above a page that the server does not answer, so that nobody takes what was stored for what is. */
export function ConnectionNotice() {
  const t = useText(appShellText)
  const isLost = useIsConnectionLost()
  return (
    <div role="status" className="print:hidden">
      {isLost && (
        <p className="flex items-center gap-2 border-b border-warning-line bg-warning-surface px-4 py-2 text-sm sm:px-7">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning-ink" />
          {t('noConnection')}
        </p>
      )}
    </div>
  )
}
