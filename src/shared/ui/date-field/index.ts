export { CalendarButton } from './calendar-button'
export { DateField } from './date-field'
export { useDayCheck, usePattern } from './use-day-check'
export { type DateFieldHandle, useTypedDay } from './use-typed-day'
