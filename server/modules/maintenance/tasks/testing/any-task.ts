import fc from 'fast-check'
import { addDays, day } from '../../../../domain/day'
import type { Task } from '../task-state'

export const today = day('2026-11-21')

const hours = fc.integer({ min: 1, max: 5000 })
const days = fc.integer({ min: 1, max: 1000 })

/** Any task that the contract lets somebody set, with an interval that began on some day at some total. */
export const anyTask: fc.Arbitrary<Task> = fc
  .record({
    interval: fc.oneof(
      fc.record({ intervalHours: hours, intervalDays: fc.constant(null) }),
      fc.record({ intervalHours: fc.constant(null), intervalDays: days }),
      fc.record({ intervalHours: hours, intervalDays: days }),
    ),
    mode: fc.constantFrom('fixed' as const, 'sliding' as const),
    noticeHours: fc.nat(200),
    noticeDays: fc.nat(60),
    countsFromTotal: fc.nat(1_000_000),
    begun: fc.nat(1500),
  })
  .map(({ interval, begun, ...rest }) => ({ ...interval, ...rest, countsFromOn: addDays(today, -begun) }))
