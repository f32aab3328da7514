import { expect, it } from 'vitest'
import type { Activity } from './activity'
import { groupAlike } from './activity-groups'

const activity = (event: Activity['event'], timestamp: string, title = 'Harrow WL-120'): Activity => ({
  id: `${event} ${timestamp} ${title}`,
  type: 'machine',
  event,
  title,
  link: '/machines/1',
  timestamp,
})
const dayOf = (timestamp: string) => timestamp.slice(0, 10)
const sizes = (activities: Activity[]) => groupAlike(activities, dayOf).map(({ length }) => length)

it('joins manuals that were read on the same day, and no others', () => {
  expect(
    sizes([
      activity('manual_ready', '2026-11-23T10:00'),
      activity('manual_ready', '2026-11-23T09:00', 'Harrow EX-210'),
      activity('manual_failed', '2026-11-23T08:00'),
      activity('manual_ready', '2026-11-23T07:00'),
      activity('manual_ready', '2026-11-22T10:00'),
    ]),
  ).toEqual([2, 1, 1, 1])
})

it('leaves each order and each message its own line', () => {
  const at = '2026-11-23T10:00'
  expect(sizes([activity('order_shipped', at), activity('order_shipped', at)])).toEqual([1, 1])
  expect(sizes([activity('dealer_wrote', at), activity('dealer_wrote', at)])).toEqual([1, 1])
})
