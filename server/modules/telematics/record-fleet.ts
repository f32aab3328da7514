import type { Database } from '../../db/connection'
import { DomainError } from '../../domain/domain-error'
import { figureInWords } from '../../domain/meter-figure'
import type { Text } from '../../domain/text'
import type { TransactOn } from '../../events/unit-of-work'
import { collectInSlices } from '../../infrastructure/imports/collect-in-slices'
import type { Logger } from '../../infrastructure/logging/logger'
import { recordReading } from '../machine-instances'
import { deriveClientId } from './client-id'
import type { Equipment } from './document/equipment'
import { newestOfEach, type PlannedReading, planFleet, toReportEntry } from './fleet-plan'
import { emptyReport, type FleetReport } from './fleet-report'
import type { FleetScope } from './fleet-scope'
import { findMachines } from './machine.repository'
import { identifiersOf } from './matching'

export interface RecordFleetTools {
  transactOn: TransactOn
  logger: Logger
}

interface RecordFleet {
  scope: FleetScope
  fleet: readonly Equipment[]
  /** Who uploaded the document; undefined if it was polled. */
  personId?: string
  signal: AbortSignal
  /** Once aborted, no further machine is processed. */
  deadline?: AbortSignal
}

type Outcome = { fate: 'applied' | 'unchanged' | 'unknown' } | { fate: 'refused'; reason: Text }

/**
 * Records the readings of a document, each machine in its own transaction, so that a failure affects only one machine.
 * @returns the outcome for each machine, and whether all were processed before the deadline
 * @throws the signal's reason
 */
export async function recordFleet(
  db: Database,
  tools: RecordFleetTools,
  { scope, fleet, personId, signal, deadline }: RecordFleet,
): Promise<{ report: FleetReport; isComplete: boolean }> {
  const readable = fleet.filter(({ problem }) => problem === undefined)
  const machines = await findMachines(db, scope, readable.flatMap(identifiersOf))
  const report = emptyReport(new Date())
  for (const planned of newestOfEach(await collectInSlices(planFleet(fleet, machines), signal))) {
    signal.throwIfAborted()
    if (deadline?.aborted) return { report, isComplete: false }
    const outcome = planned.fate === 'new' ? await record(db, tools, planned, personId) : planned
    const { row, equipment } = planned
    const { serialNumber, name } = toReportEntry(equipment)
    if (outcome.fate === 'refused') report.refused.push({ row, serial_number: serialNumber, reason: outcome.reason })
    else if (outcome.fate === 'unknown') report.unknown.push({ row, serial_number: serialNumber, name })
    else report[outcome.fate] += 1
  }
  return { report, isComplete: true }
}

const notStored: Text = {
  en: 'The reading could not be stored. It will be recorded when it is sent again.',
  es: 'No se pudo guardar la lectura. Se registrará cuando se vuelva a enviar.',
}

async function record(
  db: Database,
  { transactOn, logger }: RecordFleetTools,
  { machine, value, takenAt }: PlannedReading,
  personId: string | undefined,
): Promise<Outcome> {
  const clientId = deriveClientId(machine.serialNumber, takenAt)
  const reading = { instanceId: machine.id, value, takenAt, source: 'telematics', clientId, personId } as const
  try {
    const recorded = await transactOn(db)((trx) => recordReading(trx, reading))
    if (!recorded.sentBefore) return { fate: 'applied' }
    const previous = recorded.reading.value
    if (previous === value) return { fate: 'unchanged' }
    return {
      fate: 'refused',
      reason: {
        en: `A reading of ${figureInWords(previous, recorded.unit, 'en-US')} at the same time already exists.`,
        es: `Ya existe una lectura de ${figureInWords(previous, recorded.unit, 'es-ES')} en el mismo momento.`,
      },
    }
  } catch (error) {
    if (error instanceof DomainError) {
      // A machine that was removed in the meantime counts as unknown.
      return error.kind === 'not-found' ? { fate: 'unknown' } : { fate: 'refused', reason: error.text }
    }
    logger.error({ err: error, instanceId: machine.id }, 'a reading from telematics was not stored')
    return { fate: 'refused', reason: notStored }
  }
}
