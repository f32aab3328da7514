import { useText } from '@/shared/lib/i18n'
import { useDay } from './day'
import type { DueItem, MeterUnit } from './machine-instance'
import { type UnitSystem, useMeter } from './meter'
import { machineInstanceText } from './text'

type Due = Pick<DueItem, 'due_at_hours' | 'due_on'>

/** Returns a formatter for when a task is due: "5,000 h", "Dec 4, 2026", or both; undefined for neither. */
export function useDue(system?: UnitSystem): (due: Due, unit: MeterUnit) => string | undefined {
  const t = useText(machineInstanceText)
  const day = useDay()
  const meter = useMeter(system)
  return ({ due_at_hours: hours, due_on }, unit) => {
    const at = hours === null ? undefined : meter(hours, unit)
    const on = due_on === null ? undefined : day(due_on)
    return at && on ? t('dueAtOn', { at, on }) : (at ?? on)
  }
}
