import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/day'
import { stateOf, type Task } from '../tasks/task-state'
import { today } from '../tasks/testing/any-task'
import { summaryOf } from './machine-summary'

const meter = { total: 10_000, readOn: today, dailyUse: 100 }
const stated = (id: string, change: Partial<Task>, read = meter) => {
  const task: Task = {
    intervalHours: null,
    intervalDays: null,
    mode: 'fixed',
    noticeHours: 50,
    noticeDays: 14,
    countsFromTotal: 10_000,
    countsFromOn: today,
    ...change,
  }
  return { id, state: stateOf(task, read, today) }
}

describe('what a list shows of a machine', () => {
  it('its status is the worst of its tasks', () => {
    const tasks = [
      stated('ok', { intervalHours: 500 }),
      stated('due', { intervalDays: 1, countsFromOn: addDays(today, -1) }),
    ]
    expect(summaryOf(tasks).status).toBe('DUE')
    expect(summaryOf([])).toEqual({ status: 'OK', next: undefined, nextEvaluationOn: null })
  })

  it('next is what falls due first by forecast, be it by hours or by days', () => {
    const tasks = [stated('days', { intervalDays: 60 }), stated('hours', { intervalHours: 500 })]
    expect(summaryOf(tasks).next).toEqual({ taskId: 'hours', on: addDays(today, 50), total: 15_000, dueOn: null })
    const sixtieth = addDays(today, 60)
    expect(summaryOf(tasks.slice(0, 1)).next).toEqual({ taskId: 'days', on: sixtieth, total: null, dueOn: sixtieth })
  })

  it('on the same day, what is due comes before what is only expected then', () => {
    const unreadMeter = { ...meter, readOn: addDays(today, -30) }
    const tasks = [
      stated('expected', { intervalHours: 30 }, unreadMeter),
      stated('due', { intervalDays: 30, countsFromOn: addDays(today, -30) }, unreadMeter),
    ]
    expect(tasks.map(({ state: { forecastOn } }) => forecastOn)).toEqual([today, today])
    expect(summaryOf(tasks)).toMatchObject({ status: 'DUE', next: { taskId: 'due' } })
  })

  it('a day is waited for only where a day changes something: the notice, the day itself, the one after', () => {
    const yearly = (passed: number) => stated('a', { intervalDays: 365, countsFromOn: addDays(today, -passed) })
    const evaluationAfter = (passed: number) =>
      summaryOf([stated('b', { intervalHours: 5 }), yearly(passed)]).nextEvaluationOn
    expect([evaluationAfter(0), evaluationAfter(351), evaluationAfter(365), evaluationAfter(366)]).toEqual([
      addDays(today, 351),
      addDays(today, 14),
      addDays(today, 1),
      null,
    ])
  })
})
