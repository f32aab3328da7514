import { Readable } from 'node:stream'
import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { invalid } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import type { PlatformHandlers } from '../../../http/operation'
import { managedDealership } from '../managed-dealership.operations'
import { allLevels } from './exported-stock.repository'
import { type ImportTools, importCounts } from './import-counts'
import type { PlannedCount } from './plan-counts'
import { stockTable } from './stock-table'

type Report = components['schemas']['InventoryReport']

/** Enough to see what is wrong with a table. */
const MAX_LISTED_REFUSALS = 500

interface Dependencies extends ImportTools {
  db: Database
}

/** Counts of many parts, as tables. */
export function inventoryUploadOperations({ db, ...tools }: Dependencies) {
  return {
    exportInventory: async ({ query, caller }) => {
      const dealershipId = await managedDealership(db, caller, query.organization_id)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="inventory.csv"',
        'cache-control': 'no-store',
      }
      return { status: 200, body: Readable.from(stockTable(allLevels(db, dealershipId))), headers }
    },

    uploadInventory: async ({ body, caller, language, signal }) => {
      const dealershipId = await managedDealership(db, caller, body.organization_id)
      const { file } = body
      if (typeof file === 'string')
        throw invalid({ path: 'body.file', message: { en: 'Send a file.', es: 'Envíe un archivo.' } })
      const { plan, isStored } = await importCounts(tools, {
        dealershipId,
        personId: caller.userId,
        reason: file.filename.slice(0, 200),
        read: () => file.read(),
        isWhole: body.rows !== 'good',
        isDryRun: body.dry_run === true,
        signal,
      }).catch((error: unknown) => {
        if (error instanceof UnreadableFile) throw invalid({ path: 'body.file', message: error.text })
        throw error
      })
      return { status: 200, body: toReport(plan, isStored, language) }
    },
  } satisfies Pick<PlatformHandlers, 'exportInventory' | 'uploadInventory'>
}

function toReport(plan: readonly PlannedCount[], applied: boolean, language: Language): Report {
  const counts = { updated: 0, unchanged: 0, refused: 0 }
  const rows: Report['rows'] = []
  for (const { partNumber: part_number, reason, change, ...row } of plan) {
    const fate = reason ? 'refused' : change ? 'updated' : 'unchanged'
    counts[fate] += 1
    if (fate === 'unchanged' || (fate === 'refused' && counts.refused > MAX_LISTED_REFUSALS)) continue
    rows.push({ ...row, fate, part_number, reason: reason?.[language] ?? null })
  }
  return { applied, ...counts, refused_not_listed: Math.max(0, counts.refused - MAX_LISTED_REFUSALS), rows }
}
