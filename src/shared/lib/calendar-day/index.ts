export { addDays, addMonths, monthOf } from './month'
export { dayPattern, isDay, isTypedInFull, readDay, writeDay } from './typed-day'
