export { CalendarButton } from './calendar-button'
export { DateField } from './date-field'
export { useDayCheck, usePattern } from './use-day-check'
export { useTypedDay } from './use-typed-day'
