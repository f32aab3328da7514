import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'
import { readCsv, UnreadableCsv } from '../../csv/read-csv'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid } from '../../http/problem'
import type { Maintenance } from '../maintenance'
import { applyImport } from './apply-import.operations'
import { modelKey, type PlannedLine, planImport, type ReadLine } from './import'
import { findKnownMachines } from './import.repository'
import { readMachineTable } from './import-table'
import { dealershipOfNew } from './instance'
import { dealershipsServing, findModels } from './model.repository'
import { requireOwner } from './require-owner.operations'

type Report = components['schemas']['ImportReport']

interface Dependencies {
  db: Database
  maintenance: Maintenance
}

export function importOperations({ db, maintenance }: Dependencies) {
  return {
    importMachineInstances: async ({ path, body, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      if (typeof body.file === 'string') throw invalid([{ path: 'body.file', message: 'Send a file.' }])
      const lines = await requireTable(await body.file.read())
      const dealershipId = await requireDealership(db, caller, organizationId, body.dealership_id)
      const isApplied = body.dry_run !== true
      const plan = await db.transaction().execute(async (trx) => {
        const planned = await planWithin(trx, caller, organizationId, lines)
        return isApplied ? applyImport(trx, maintenance, caller, { organizationId, dealershipId }, planned) : planned
      })
      return { status: 200, body: toReport(plan, isApplied) }
    },
  } satisfies Pick<PlatformHandlers, 'importMachineInstances'>
}

async function requireTable(file: Buffer): Promise<ReadLine[]> {
  try {
    return await readMachineTable(readCsv(file))
  } catch (error) {
    if (error instanceof UnreadableCsv) throw invalid([{ path: 'body.file', message: error.message }])
    throw error
  }
}

/** Nobody serves what is brought in where several could and none is named: its owner chooses then. */
async function requireDealership(db: Database, caller: Caller, organizationId: string, named: string | undefined) {
  const chosen = dealershipOfNew(caller, named, await dealershipsServing(db, organizationId))
  if ('dealershipId' in chosen) return chosen.dealershipId
  if (named) throw invalid([{ path: 'body.dealership_id', message: chosen.wrong }])
  return null
}

async function planWithin(
  trx: Database,
  caller: Caller,
  organizationId: string,
  lines: readonly ReadLine[],
): Promise<PlannedLine[]> {
  const models = new Map((await findModels(trx, caller)).map((one) => [modelKey(one.brand, one.model), one]))
  const given = lines.flatMap(({ read }) => ('reason' in read ? [] : [read]))
  const named = given.flatMap(({ brand, model }) => models.get(modelKey(brand, model))?.id ?? [])
  const machines = await findKnownMachines(trx, caller, {
    organizationId,
    machineIds: [...new Set(named)],
    serialNumbers: given.map(({ serialNumber }) => serialNumber),
  })
  return planImport(lines, { models, machines }, new Date())
}

function toReport(plan: readonly PlannedLine[], applied: boolean): Report {
  const count = (fate: PlannedLine['fate']) => plan.filter((one) => one.fate === fate).length
  return {
    applied,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: plan.map((one) => ({
      row: one.line,
      fate: one.fate,
      serial_number: one.serialNumber,
      reason: one.fate === 'refused' ? one.reason : null,
    })),
  }
}
