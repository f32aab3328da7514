export { useRelativeTime } from './use-relative-time'
