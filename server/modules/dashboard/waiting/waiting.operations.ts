import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { inOrder, waitingSince } from './waiting'
import { findWaitingPlaces } from './waiting-place.repository'
import { findWaitingRecords } from './waiting-record.repository'

/** What waits for a dealership. */
export const waitingOperations = (db: Database) =>
  ({
    getWaitingWork: async ({ caller }) => {
      const { organization } = caller
      if (organization?.type !== 'DEALERSHIP') return { status: 200, body: { items: [] } }
      const dealershipId = organization.id
      const found = await Promise.all([
        findWaitingRecords(db, caller, dealershipId),
        findWaitingPlaces(db, caller, { dealershipId, since: waitingSince(new Date()) }),
      ])
      const items = inOrder(found.flat()).map(({ since, places, ...item }) => ({
        ...item,
        since: since.toISOString(),
        places: places.map((place) => ({ ...place, since: place.since.toISOString() })),
      }))
      return { status: 200, body: { items } }
    },
  }) satisfies Pick<PlatformHandlers, 'getWaitingWork'>
