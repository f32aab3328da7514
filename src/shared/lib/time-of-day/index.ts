export { readTime, writeTime } from './time-of-day'
