import type { Database } from '../../db/connection'
import { invalid } from '../../domain/domain-error'
import { UnreadableFile } from '../../domain/unreadable-file'
import type { PlatformHandlers } from '../../http/operation'
import { requireOwner } from '../machine-instances'
import { reportToWire } from './fleet-report.wire'
import { type ImportFleetTools, importFleet } from './import-fleet'

interface Dependencies extends ImportFleetTools {
  db: Database
}

/** Requires the same permission as importing machines. */
export function importOperations({ db, ...tools }: Dependencies) {
  return {
    importTelematics: async ({ path, body: { file }, caller, language, signal }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      if (typeof file === 'string')
        throw invalid({ path: 'body.file', message: { en: 'Send a file.', es: 'Envíe un archivo.' } })
      const report = await importFleet(tools, { caller, organizationId, file, signal }).catch((error: unknown) => {
        if (error instanceof UnreadableFile) throw invalid({ path: 'body.file', message: error.text })
        throw error
      })
      return { status: 200, body: reportToWire(report, language) }
    },
  } satisfies Pick<PlatformHandlers, 'importTelematics'>
}
