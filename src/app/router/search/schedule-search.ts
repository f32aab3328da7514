import type { ScheduleSearch } from '@/pages/machines/create-schedule'
import { idOf, only, type RawSearch } from './read'

/** What the address of /create-maintenance-schedule says: whose tasks are set. */
export function parseScheduleSearch(raw: RawSearch): ScheduleSearch {
  return only(raw, { machine: idOf(raw.machine), dealership: idOf(raw.dealership), instance: idOf(raw.instance) })
}
