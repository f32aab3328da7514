import type { Caller } from '../../access/caller'
import type { ImportRunner } from '../../infrastructure/imports/import-runner'
import type { FleetReader } from './document/fleet-reader'
import { requireEquipment } from './document/read-fleet'
import type { FleetReport } from './fleet-report'
import { createFleetScope } from './fleet-scope'
import { type RecordFleetTools, recordFleet } from './record-fleet'

export interface ImportFleetTools extends RecordFleetTools {
  imports: ImportRunner
  reader: FleetReader
}

interface ImportFleet {
  caller: Caller
  /** The operator that owns the machines. */
  organizationId: string
  file: { read(): Promise<Buffer> }
  signal: AbortSignal
}

/**
 * Records the readings of an uploaded document.
 * @throws UnreadableFile if the file is not a fleet snapshot or has no machines; errors of `ImportRunner`
 */
export async function importFleet(
  tools: ImportFleetTools,
  { caller, organizationId, file, signal: left }: ImportFleet,
): Promise<FleetReport> {
  const organizations = [organizationId, caller.organization?.id ?? organizationId]
  return tools.imports.run({ organizations, signal: left }, async (db, signal) => {
    const fleet = requireEquipment(await tools.reader.readPage(await file.read(), signal))
    const scope = createFleetScope(caller, organizationId)
    return (await recordFleet(db, tools, { scope, fleet, personId: caller.userId, signal })).report
  })
}
