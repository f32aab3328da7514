import type { Database } from '../../db/connection'
import { noticeOperations } from './notice.operations'

export { addNotice } from './add-notice'
export { announceNotice, noticesRooms } from './announce-notice'
export { noticeAdded } from './notice.events'

/** What notifies people in the app how their long work ended. */
export const createNotices = ({ db }: { db: Database }) => ({ operations: noticeOperations(db) })
