import { describe, expect, it } from 'vitest'
import { newTask, taskOf, valuesOf } from './task-values'

const service = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  description: 'Oil, filters.',
  interval_hours: 500,
  interval_days: null,
  mode: 'sliding' as const,
  notice_hours: 50,
  notice_days: 0,
  kit_id: null,
}

describe('a task in the form', () => {
  it('comes back as it was, with its id, so that what was done on it stays', () => {
    expect(taskOf(valuesOf(service))).toEqual(service)
  })

  it('"an interval in hours, in days, or in both": the one that is left empty is none', () => {
    expect(taskOf({ ...newTask, name: ' Greasing ', interval_days: '7' })).toEqual({
      ...{ name: 'Greasing', description: '', mode: 'fixed', kit_id: null },
      ...{ interval_hours: null, interval_days: 7, notice_hours: 50, notice_days: 14 },
    })
  })
})
