import type { components } from '#contract/platform'
import type { Database } from '../../db/connection'
import { Problem } from '../../http/problem'
import type { Logger } from '../../infrastructure/logging/logger'
import { figureInWords, type RecordReading, refusalInWords } from '../machine-instances'
import { clientIdOf } from './client-id'
import type { Equipment } from './document/equipment'
import { type PlannedReading, planFleet, reportedAs } from './fleet-plan'
import { findMachines } from './machine.repository'
import { numbersOf } from './matching'
import type { Yard } from './yard'

export type FleetReport = components['schemas']['TelematicsReport']

interface Dependencies {
  db: Database
  recordReading: RecordReading
  logger: Logger
}

interface Sender {
  /** Who sent the document; nobody where it was fetched. */
  personId?: string
  signal?: AbortSignal
}

/** Stores what a fleet snapshot says of the machines of a yard, each by itself, and tells what became of each. */
export type RecordFleet = (yard: Yard, fleet: readonly Equipment[], sender?: Sender) => Promise<FleetReport>

type Outcome = { fate: 'applied' | 'unchanged' | 'unknown' } | { fate: 'refused'; reason: string }

export function createFleetRecorder({ db, recordReading, logger }: Dependencies): RecordFleet {
  return async (yard, fleet, { personId, signal } = {}) => {
    const readable = fleet.filter(({ problem }) => problem === undefined)
    const machines = await findMachines(db, yard, readable.flatMap(numbersOf))
    const report: FleetReport = {
      applied: 0,
      unchanged: 0,
      refused: [],
      unknown: [],
      read_at: new Date().toISOString(),
    }
    for (const planned of planFleet(fleet, machines)) {
      signal?.throwIfAborted()
      const outcome = planned.fate === 'new' ? await record(planned, personId) : planned
      const { row, equipment } = planned
      const { serialNumber, name } = reportedAs(equipment)
      if (outcome.fate === 'refused') report.refused.push({ row, serial_number: serialNumber, reason: outcome.reason })
      else if (outcome.fate === 'unknown') report.unknown.push({ row, serial_number: serialNumber, name })
      else report[outcome.fate] += 1
    }
    return report
  }

  async function record({ machine, value, takenAt }: PlannedReading, personId: string | undefined): Promise<Outcome> {
    const clientId = clientIdOf(machine.serialNumber, takenAt)
    const reading = { instanceId: machine.id, value, takenAt, source: 'telematics', clientId, personId } as const
    try {
      const recorded = await db.transaction().execute((trx) => recordReading(trx, reading))
      if (recorded.outcome === 'refused') {
        return { fate: 'refused', reason: refusalInWords(recorded.refusal, recorded.unit) }
      }
      if (!recorded.sentBefore) return { fate: 'applied' }
      const before = recorded.reading.value
      if (before === value) return { fate: 'unchanged' }
      return {
        fate: 'refused',
        reason: `At the same moment it showed ${figureInWords(before, recorded.unit)} already.`,
      }
    } catch (error) {
      // It was removed since it was looked for.
      if (error instanceof Problem && error.status === 404) return { fate: 'unknown' }
      logger.error({ err: error, instanceId: machine.id }, 'a reading from telematics was not stored')
      return { fate: 'refused', reason: 'It could not be stored. It is taken when it is sent again.' }
    }
  }
}
