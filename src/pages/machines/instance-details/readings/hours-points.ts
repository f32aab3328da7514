import type { Reading, TaskState } from '@/entities/machine-instance'
import type { LineChartProps, LinePoint } from '@/shared/ui/line-chart'

/**
 * The valid readings as points of a line, earliest first; a new meter starts a new line.
 *
 * @param readings in any order, voided ones too
 * @param labelOf writes a moment in words
 */
export function hoursPoints(readings: readonly Reading[], labelOf: (moment: string) => string): LinePoint[] {
  return readings
    .filter(({ voided_at }) => voided_at === null)
    .toSorted((one, other) => one.taken_at.localeCompare(other.taken_at))
    .map(({ id, taken_at, value, is_replacement }) => ({
      key: id,
      at: Date.parse(taken_at),
      label: labelOf(taken_at),
      value,
      begins: is_replacement,
    }))
}

/** The meter readings at which tasks are due; tasks due at the same reading share one mark. */
export function dueMarks(tasks: readonly TaskState[]): NonNullable<LineChartProps['marks']> {
  const names = new Map<number, string[]>()
  for (const { due_at_hours, name } of tasks) {
    if (due_at_hours !== null) names.set(due_at_hours, [...(names.get(due_at_hours) ?? []), name])
  }
  return [...names].map(([value, due]) => ({ key: String(value), label: due.join(', '), value }))
}
