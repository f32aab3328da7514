import { dealershipsServing } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { DomainError, invalid } from '../../../domain/domain-error'
import { ImportRefused } from '../../../domain/table-import'
import { UnreadableFile } from '../../../domain/unreadable-file'
import type { PlatformHandlers } from '../../../http/operation'
import { parseMapping } from '../../../tables/parse-mapping'
import { dealershipOfNew } from '../instances/instance'
import { requireOwner } from '../instances/require-owner'
import { type ImportTools, importMachines } from './import-machines'
import { reportToWire } from './import-report.wire'

interface Dependencies extends ImportTools {
  db: Database
}

export function importOperations({ db, ...tools }: Dependencies) {
  return {
    importMachineInstances: async ({ path, body, caller, language, signal }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { file } = body
      if (typeof file === 'string')
        throw invalid({ path: 'body.file', message: { en: 'Send a file.', es: 'Envíe un archivo.' } })
      const dealershipId = await requireDealership(db, caller, organizationId, body.dealership_id)
      const isDryRun = body.dry_run === true
      const mapping = body.mapping === undefined ? null : parseMapping(body.mapping)
      const request = { caller, organizationId, dealershipId, file, isDryRun, mapping, language, signal }
      const imported = await importMachines(tools, request).catch((error: unknown) => {
        if (error instanceof UnreadableFile || error instanceof ImportRefused)
          throw invalid({ path: 'body.file', message: error.text })
        throw error
      })
      const isBegun = imported.importId !== null && !imported.isStored
      return { status: isBegun ? 202 : 200, body: reportToWire(imported, language) }
    },
  } satisfies Pick<PlatformHandlers, 'importMachineInstances'>
}

/** Where several dealerships could serve the new machines and none is named, none does until the owner chooses. */
async function requireDealership(db: Database, caller: Caller, organizationId: string, named: string | undefined) {
  try {
    return dealershipOfNew(caller, named, await dealershipsServing(db, organizationId))
  } catch (error) {
    if (error instanceof DomainError && !named) return null
    throw error
  }
}
