import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid } from '../../http/problem'
import { requireOwner } from '../machine-instances'
import type { Equipment } from './document/equipment'
import { readFleet } from './document/read-fleet'
import { UnreadableFleet } from './document/unreadable-fleet'
import type { RecordFleet } from './record-fleet.operations'
import { yardOf } from './yard'

/** Hours from a document that a person has (issue 4). Who may do it, and for whom, is as with a table of machines. */
export function importOperations(db: Database, recordFleet: RecordFleet) {
  return {
    importTelematics: async ({ path, body, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      if (typeof body.file === 'string') throw invalid([{ path: 'body.file', message: 'Send a file.' }])
      const fleet = requireFleet(await body.file.read())
      const report = await recordFleet(yardOf(caller, organizationId), fleet, { personId: caller.userId })
      return { status: 200, body: report }
    },
  } satisfies Pick<PlatformHandlers, 'importTelematics'>
}

function requireFleet(file: Buffer): Equipment[] {
  try {
    return readFleet(file)
  } catch (error) {
    if (error instanceof UnreadableFleet) throw invalid([{ path: 'body.file', message: error.message }])
    throw error
  }
}
