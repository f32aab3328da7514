export type { Activity } from './activity'
export { activityQueries } from './activity.queries'
export { groupAlike } from './activity-groups'
export { ActivityGroup, ActivityLine } from './ui/activity-line'
