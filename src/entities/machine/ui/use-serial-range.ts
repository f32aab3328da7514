import { useText } from '@/shared/lib/i18n'
import type { SerialRange } from '../machine'
import { machineText } from '../text'

/** Returns a formatter for serial ranges: "GHT00100 to GHT00999", "from GHT00100"; empty for an open range. */
export function useSerialRange(): (range: SerialRange) => string {
  const t = useText(machineText)
  return ({ from, to }) => {
    if (from && to) return from === to ? from : t('serialBetween', { from, to })
    if (from) return t('serialFrom', { from })
    return to ? t('serialUpTo', { to }) : ''
  }
}
