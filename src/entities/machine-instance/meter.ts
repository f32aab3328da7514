import { numberFormat } from '@/shared/lib/formats'
import { useLanguage, useText } from '@/shared/lib/i18n'
import type { MeterUnit } from './machine-instance'
import { machineInstanceText } from './text'

export type UnitSystem = 'metric' | 'us'

const milesPerKilometre = 0.621371

/**
 * Returns a formatter for meter readings with their unit: "1,250.5 h", "1,250.5 km".
 *
 * The figure is always the meter's own, because that is the one to compare and enter; for an account with US units
 * kilometres are followed by miles. Hours are hours everywhere.
 */
export function useMeter(system: UnitSystem = 'metric'): (value: number, unit: MeterUnit) => string {
  const t = useText(machineInstanceText)
  const language = useLanguage()
  const tenths = numberFormat(language, { maximumFractionDigits: 1 })
  const whole = numberFormat(language, { maximumFractionDigits: 0 })
  return (value, unit) => {
    if (unit === 'hours') return t('inHours', { value: tenths.format(value) })
    const kilometres = t('inKm', { value: tenths.format(value) })
    return system === 'us'
      ? `${kilometres} (${t('inMiles', { value: whole.format(value * milesPerKilometre) })})`
      : kilometres
  }
}
