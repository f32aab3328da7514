import { useLocale } from '@/shared/lib/i18n'
import { numberFormat } from '../formats'

/** Returns a formatter for shares in basis points, hundredths of a percent: 825 is "8.25%", in Spanish "8,25 %". */
export function usePercent(): (basisPoints: number) => string {
  const format = numberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
