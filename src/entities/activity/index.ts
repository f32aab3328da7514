export type { Activity } from './activity'
export { activityQueries } from './activity.queries'
export { ActivityLine } from './ui/activity-line'
