import { useText } from '@/shared/lib/i18n'
import type { MeterUnit } from '../machine-instance'
import { type UnitSystem, useMeter } from '../meter'
import { machineInstanceText } from '../text'

type MeterFigureProps = {
  /** Null where the meter was never read. */
  value: number | null
  unit: MeterUnit
  system?: UnitSystem
}

export function MeterFigure({ value, unit, system }: MeterFigureProps) {
  const t = useText(machineInstanceText)
  const write = useMeter(system)
  if (value === null) return <span className="text-ink-muted">{t('neverRead')}</span>
  return <span className="figures">{write(value, unit)}</span>
}
