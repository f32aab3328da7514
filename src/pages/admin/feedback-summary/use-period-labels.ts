import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { feedbackSummaryText } from './text'

export type PeriodLength = 'week' | 'month'

/** Returns a formatter: "Week of Nov 16, 2026" and "Nov 2026", shorter below the axis. */
export function usePeriodLabels(by: PeriodLength) {
  const t = useText(feedbackSummaryText)
  const locale = useLocale()
  const parts = by === 'week' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const)
  const short = dateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  const long = dateTimeFormat(locale, { ...parts, year: 'numeric', timeZone: 'UTC' })
  return (from: string) => {
    const first = new Date(`${from}T00:00:00Z`)
    const name = long.format(first)
    return { label: by === 'week' ? t('weekOf', { day: name }) : name, shortLabel: short.format(first) }
  }
}
