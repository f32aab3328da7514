export { ScheduleEditor } from './ui/schedule-editor'
