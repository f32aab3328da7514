import type { Reading, TaskState } from '@/entities/machine-instance'
import type { LineChartProps, LinePoint } from '@/shared/ui/line-chart'

interface Hours {
  points: LinePoint[]
  /** Where a new meter took over. */
  changes: NonNullable<LineChartProps['changes']>
}

/**
 * The valid readings as a line, earliest first: what the machine had run over all of its meters, so that the line goes
 * on where a new meter begins at zero.
 *
 * @param readings in any order, voided ones too
 * @param words writes a moment, and names a new meter
 */
export function hoursPoints(
  readings: readonly Reading[],
  words: { moment: (moment: string) => string; newMeter: string },
): Hours {
  const valid = readings
    .filter(({ voided_at }) => voided_at === null)
    .toSorted((one, other) => one.taken_at.localeCompare(other.taken_at))
    // The first meter of a machine replaces none.
    .map((reading, index) => ({ ...reading, changesMeter: reading.is_replacement && index > 0 }))
  return {
    points: valid.map(({ id, taken_at, total, changesMeter }) => ({
      key: id,
      at: Date.parse(taken_at),
      label: changesMeter ? `${words.moment(taken_at)}, ${words.newMeter}` : words.moment(taken_at),
      value: total,
    })),
    changes: valid
      .filter(({ changesMeter }) => changesMeter)
      .map(({ id, taken_at }) => ({ key: id, label: words.newMeter, at: Date.parse(taken_at) })),
  }
}

/**
 * The hours at which tasks are due; tasks due at the same hours share one mark.
 *
 * @param total what the machine has run over all of its meters, which the line shows; `due_at_hours` is of the last one
 */
export function dueMarks(tasks: readonly TaskState[], total: number): NonNullable<LineChartProps['marks']> {
  const names = new Map<number, string[]>()
  for (const { remaining_hours, name } of tasks) {
    if (remaining_hours === null) continue
    // Both have one decimal, and their sum in binary fractions may have more.
    const value = Math.round((total + remaining_hours) * 10) / 10
    names.set(value, [...(names.get(value) ?? []), name])
  }
  return [...names].map(([value, due]) => ({ key: String(value), label: due.join(', '), value }))
}
