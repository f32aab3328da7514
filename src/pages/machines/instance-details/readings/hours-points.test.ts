import { describe, expect, it } from 'vitest'
import { readings, task, tasks } from '@/entities/machine-instance/testing'
import { dueMarks, hoursPoints } from './hours-points'

const day = (moment: string) => moment.slice(0, 10)

describe('the chart of a meter', () => {
  it('goes by time, without what was voided', () => {
    expect(hoursPoints(readings, day).map(({ label, value }) => [label, value])).toEqual([
      ['2026-10-30', 1101.2],
      ['2026-11-10', 1184],
      ['2026-11-20', 1250.5],
    ])
  })

  it('begins a new line with a new meter', () => {
    const replaced = readings.map((reading, index) => ({ ...reading, is_replacement: index === 0 }))
    expect(hoursPoints(replaced, day).map(({ begins }) => begins)).toEqual([false, false, true])
  })

  it('marks where tasks are due by the meter, two at one figure together', () => {
    const greasing = { ...task, id: 'g', name: 'Greasing' }
    expect(dueMarks([...tasks, greasing])).toEqual([{ key: '1500', label: '500 h service, Greasing', value: 1500 }])
  })
})
