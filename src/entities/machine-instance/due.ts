import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { type DueItem, isReached, type MeterUnit } from './machine-instance'
import { type UnitSystem, useMeterReading } from './meter'
import { isByHours, type Remaining } from './remaining'
import { machineInstanceText } from './text'

type Due = Pick<DueItem, 'due_at_hours' | 'due_on'> & Remaining

/** Whether a task that is due became so by its hours, as what is written of how far it is over. */
export const isDueByHours = (due: Due): boolean => isReached(due.status) && isByHours(due)

/**
 * Returns a formatter for when a task is due: "5,000 h", "Dec 4, 2026", or both; undefined for neither. Of a task that is
 * due already it is what made it so: "Due by hours or days are two sentences, never one that reads wrong".
 */
export function useDue(system?: UnitSystem): (due: Due, unit: MeterUnit) => string | undefined {
  const t = useText(machineInstanceText)
  const day = useDay()
  const meter = useMeterReading(system)
  return (due, unit) => {
    const at = due.due_at_hours === null ? undefined : meter(due.due_at_hours, unit)
    const on = due.due_on === null ? undefined : day(due.due_on)
    if (!at || !on) return at ?? on
    if (isReached(due.status)) return isDueByHours(due) ? at : on
    return t('dueAtOn', { at, on })
  }
}
