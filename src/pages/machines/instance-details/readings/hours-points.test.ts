import { describe, expect, it } from 'vitest'
import { readings, task, tasks } from '@/entities/machine-instance/testing'
import { dueMarks, hoursPoints } from './hours-points'

const words = { moment: (moment: string) => moment.slice(0, 10), newMeter: 'New meter' }

describe('the chart of a meter', () => {
  it('goes by time, without what was voided', () => {
    expect(hoursPoints(readings, words).points.map(({ label, value }) => [label, value])).toEqual([
      ['2026-10-30', 1101.2],
      ['2026-11-10', 1184],
      ['2026-11-20', 1250.5],
    ])
  })

  it('"After a new meter the chart keeps the total and marks the change"', () => {
    const replaced = readings.map((reading, index) =>
      index === 0 ? { ...reading, value: 0, is_replacement: true } : reading,
    )
    const { points, changes } = hoursPoints(replaced, words)
    expect(points.at(-1)).toMatchObject({ value: 1250.5, label: '2026-11-20, New meter' })
    expect(changes).toMatchObject([{ label: 'New meter', at: Date.parse('2026-11-20T08:30:00.000Z') }])
  })

  it('marks where tasks are due in the total, also after a new meter', () => {
    const overdue = { ...task, name: 'Greasing', due_at_hours: 0, remaining_hours: -250.3 }
    expect(dueMarks([overdue], 1250.5)).toMatchObject([{ value: 1000.2 }])
  })

  it('marks no change where the first meter begins', () => {
    const first = readings.map((reading) => ({ ...reading, is_replacement: reading.taken_at.startsWith('2026-10-30') }))
    expect(hoursPoints(first, words).changes).toEqual([])
  })

  it('marks where tasks are due by the meter, two at one figure together', () => {
    const greasing = { ...task, id: 'g', name: 'Greasing' }
    expect(dueMarks([...tasks, greasing], 1250.5)).toEqual([
      { key: '1500', label: '500 h service, Greasing', value: 1500 },
    ])
  })
})
