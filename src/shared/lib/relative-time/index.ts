export { useRelativeTime } from './relative-time'
