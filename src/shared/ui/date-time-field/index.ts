export { DateTimeField, type DateTimeFieldHandle } from './date-time-field'
