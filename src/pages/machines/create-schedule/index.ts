export { CreateSchedulePage, type ScheduleSearch } from './create-schedule-page'
