import type { Database } from '../../db/connection'
import { activityOperations } from './activity.operations'
import { createActivityRepository } from './activity.repository'

export { conversationLink, type NewActivity } from './activity'
export { recordActivity, removeActivity } from './activity.repository'
export { recordAssignment } from './record-assignment'
export { recordFailedManual, recordReadyManual } from './record-processed-manual'

/** What happened recently in each organization. */
export const createActivity = ({ db }: { db: Database }) => ({
  operations: activityOperations(createActivityRepository(db)),
})
