import { useText } from '@/shared/lib/i18n'
import { uiText } from '../text'
import { toast } from '../toaster'

/** Each attempt replaces the report of the one before. */
const id = 'copied'

/**
 * Returns a function that copies a text and reports it, with words that say what was copied, or that the browser refused.
 * Undefined where there is no clipboard, which browsers have on a secure origin alone.
 */
export function useCopy(): ((text: string, report: string) => void) | undefined {
  const t = useText(uiText)
  if (!navigator.clipboard) return undefined
  return (text, report) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(report, { id }),
      () => toast.error(t('notCopied'), { id }),
    )
}
