import type { components } from '#contract/platform'
import { dealershipsServing } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { DomainError, invalid } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import type { PlatformHandlers } from '../../../http/operation'
import { dealershipOfNew } from '../instances/instance'
import { requireOwner } from '../instances/scope.operations'
import { type ImportTools, importMachines } from './import-machines'

type Report = components['schemas']['ImportReport']

/** Enough to see what is wrong with a table; a bad one of 20,000 rows would repeat it 20,000 times. */
const MAX_LISTED_REFUSALS = 500

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
      const request = { caller, organizationId, dealershipId, file, isDryRun, signal }
      const imported = await importMachines(tools, request).catch((error: unknown) => {
        if (error instanceof UnreadableFile) throw invalid({ path: 'body.file', message: error.text })
        throw error
      })
      return {
        status: 200,
        body: toReport(imported, !isDryRun, language),
      }
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

function toReport(
  { plan, unusedColumns }: Awaited<ReturnType<typeof importMachines>>,
  applied: boolean,
  language: Language,
): Report {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const rows: Report['rows'] = []
  for (const planned of plan) {
    counts[planned.fate] += 1
    if (counts.refused > MAX_LISTED_REFUSALS && planned.fate === 'refused') continue
    const reason = planned.fate === 'refused' ? planned.reason[language] : null
    rows.push({ row: planned.line, fate: planned.fate, serial_number: planned.serialNumber, reason })
  }
  const notListed = Math.max(0, counts.refused - MAX_LISTED_REFUSALS)
  return { applied, ...counts, refused_not_listed: notListed, unused_columns: unusedColumns, rows }
}
