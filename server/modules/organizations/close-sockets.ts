import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { peopleOf } from './people.repository'

/** Rooms were opened by the rights of before an end of a link; whoever connects again finds those of now. */
export const closeSockets =
  (db: Database, realtime: Pick<Realtime, 'endPerson'>) =>
  async ({ dealershipId, operatorId }: { dealershipId: string; operatorId: string }): Promise<void> => {
    realtime.endPerson([...(await peopleOf(db, dealershipId)), ...(await peopleOf(db, operatorId))])
  }
