import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { idsOfPeople } from './admin.repository'

/** Closes the sockets of both sides of an ended link, as their rooms were opened by earlier rights; clients reconnect. */
export const closeSockets =
  (db: Database, realtime: Pick<Realtime, 'endPerson'>) =>
  async ({ dealershipId, operatorId }: { dealershipId: string; operatorId: string }): Promise<void> => {
    realtime.endPerson([...(await idsOfPeople(db, dealershipId)), ...(await idsOfPeople(db, operatorId))])
  }
