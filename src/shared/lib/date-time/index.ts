export { localDay, localMinute } from './local-day'
export { useDate } from './use-date'
export { useDateTime } from './use-date-time'
export { useDay } from './use-day'
