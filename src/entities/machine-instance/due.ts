import { useDay } from '@/shared/lib/date-time'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useText } from '@/shared/lib/i18n'
import { type DueItem, isReached, type MeterUnit } from './machine-instance'
import { type UnitSystem, useMeter } from './meter'
import { machineInstanceText } from './text'

type Due = Pick<DueItem, 'due_at_hours' | 'due_on' | 'status'>

/** The reader's day, which is nearly always that of the machine's owner: 2026-11-21. */
const today = () => dateTimeFormat('sv', {}).format(new Date())

/** Whether a task that is due became so by its hours: its day, if it has one, is still to come. */
export const isDueByHours = ({ due_at_hours: hours, due_on, status }: Due): boolean =>
  isReached(status) && hours !== null && (due_on === null || due_on > today())

/**
 * Returns a formatter for when a task is due: "5,000 h", "Dec 4, 2026", or both; undefined for neither. Of a task that is
 * due already it is what made it so: "Due by hours or days are two sentences, never one that reads wrong".
 */
export function useDue(system?: UnitSystem): (due: Due, unit: MeterUnit) => string | undefined {
  const t = useText(machineInstanceText)
  const day = useDay()
  const meter = useMeter(system)
  return (due, unit) => {
    const at = due.due_at_hours === null ? undefined : meter(due.due_at_hours, unit)
    const on = due.due_on === null ? undefined : day(due.due_on)
    if (!at || !on) return at ?? on
    if (isReached(due.status)) return isDueByHours(due) ? at : on
    return t('dueAtOn', { at, on })
  }
}
