import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import type { MeterUnit } from './machine-instance'
import { machineInstanceText } from './text'

export type UnitSystem = 'metric' | 'us'

type WriteFigure = (value: number, unit: MeterUnit) => string

const milesPerKilometre = 0.621371

/**
 * Returns a formatter for hours and distances with their unit: "1,250.5 h", "1,250.5 km"; for an account with US units
 * "777 mi (1,250.5 km)". Hours are hours everywhere. What is read off a meter is written by `useMeterReading`.
 */
export function useMeter(system: UnitSystem = 'metric'): WriteFigure {
  const { metric, miles } = useUnits()
  return (value, unit) =>
    system === 'us' && unit === 'km' ? `${miles(value)} (${metric(value, unit)})` : metric(value, unit)
}

/**
 * Returns a formatter for what a meter says: a figure that somebody reads off it, enters, or compares with it. The meter's
 * own unit leads: "1,250.5 km (777 mi)" (decision 79).
 */
export function useMeterReading(system: UnitSystem = 'metric'): WriteFigure {
  const { metric, miles } = useUnits()
  return (value, unit) =>
    system === 'us' && unit === 'km' ? `${metric(value, unit)} (${miles(value)})` : metric(value, unit)
}

function useUnits() {
  const t = useText(machineInstanceText)
  const locale = useLocale()
  const tenths = numberFormat(locale, { maximumFractionDigits: 1 })
  const whole = numberFormat(locale, { maximumFractionDigits: 0 })
  return {
    metric: (value: number, unit: MeterUnit) => t(unit === 'km' ? 'inKm' : 'inHours', { value: tenths.format(value) }),
    miles: (kilometres: number) => {
      const value = kilometres * milesPerKilometre
      // A short distance would be nothing in whole miles.
      return t('inMiles', { value: (value < 10 ? tenths : whole).format(value) })
    },
  }
}
