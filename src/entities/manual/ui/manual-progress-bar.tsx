import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { ProgressBar } from '@/shared/ui/progress-bar'
import type { Manual } from '../manual'
import { manualText } from '../text'

type Shown = Pick<Manual, 'status' | 'pages' | 'pages_done'>

/** How far the processing has come, as "12 of 40 pages". */
export function ManualProgressBar({ status, pages, pages_done }: Shown) {
  const t = useText(manualText)
  const locale = useLocale()
  const number = (value: number) => numberFormat(locale, {}).format(value)
  const figure = pages ? t('pagesDone', { done: number(pages_done), pages: number(pages) }) : t('opening')
  return (
    <ProgressBar
      label={t(status)}
      value={pages_done}
      max={pages ?? 0}
      figure={status === 'QUEUED' ? t('waiting') : figure}
    />
  )
}
