export { addDays, addMonths, monthOf } from './month'
export { dayPattern, isDay, readDay, writeDay } from './typed-day'
