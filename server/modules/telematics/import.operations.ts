import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid } from '../../http/problem'
import { requireOwner } from '../machine-instances'
import { UnreadableFleet } from './document/unreadable-fleet'
import { type ImportFleetTools, importFleet } from './import-fleet'

interface Dependencies extends ImportFleetTools {
  db: Database
}

/** Requires the same permission as importing machines. */
export function importOperations({ db, ...tools }: Dependencies) {
  return {
    importTelematics: async ({ path, body: { file }, caller, signal }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      if (typeof file === 'string') throw invalid([{ path: 'body.file', message: 'Send a file.' }])
      const report = await importFleet(tools, { caller, organizationId, file, signal }).catch((error: unknown) => {
        if (error instanceof UnreadableFleet) throw invalid([{ path: 'body.file', message: error.message }])
        throw error
      })
      return { status: 200, body: report }
    },
  } satisfies Pick<PlatformHandlers, 'importTelematics'>
}
