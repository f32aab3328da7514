import type { Caller } from '../../access/caller'
import type { Realtime } from '../../infrastructure/realtime/realtime'

const noticesRoom = (personId: string) => `notices:${personId}`

export const announceNotice =
  (realtime: Pick<Realtime, 'emit'>) =>
  ({ personId, noticeId }: { personId: string; noticeId: string }): void =>
    realtime.emit([noticesRoom(personId)], 'notice.added', { person_id: personId, notice_id: noticeId })

/** Only one's own. */
export const noticesRooms = async ({ userId }: Caller, personId: string): Promise<string[]> =>
  userId === personId ? [noticesRoom(personId)] : []
