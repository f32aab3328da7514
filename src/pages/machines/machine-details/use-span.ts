import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { machineDetailsText } from './text'

type Span = { hours: number | null | undefined; days: number | null | undefined }

/**
 * Returns a formatter for intervals: "500 h or km, or 365 days". A model's machines count in hours or in kilometres,
 * depending on the meter.
 */
export function useSpan(): (span: Span) => string {
  const t = useText(machineDetailsText)
  const locale = useLocale()
  return ({ hours, days }) => {
    const byMeter = hours ? t('byMeter', { value: numberFormat(locale, {}).format(hours) }) : ''
    const byDays = days ? t('byDays', { count: days }) : ''
    return byMeter && byDays ? t('byEither', { byMeter, byDays }) : byMeter || byDays || t('none')
  }
}
