import type { Database } from '../../../db/connection'
import { isInPeriod } from '../../../record-tools/matching'
import type { Asker, DayPeriod } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import { listNewestReadings, type ReadingRecord } from '../readings/reading.repository'
import { type Run, runBetween } from './hours-run'

const MAX_READINGS = 1000

type Readings = (machine: Instance) => readonly ReadingRecord[]

/** The valid readings of machines, the newest first, in one query for all of them. */
export async function readingsOf(db: Database, machines: readonly Instance[], limit = MAX_READINGS): Promise<Readings> {
  const asked = machines.map(({ id, organization, servedUntil }) => ({
    organizationId: organization.id,
    instanceId: id,
    until: servedUntil,
  }))
  const found = asked.length > 0 ? await listNewestReadings(db, asked, limit) : new Map<string, ReadingRecord[]>()
  return ({ id }) => (found.get(id) ?? []).filter(({ voidedAt }) => voidedAt === null)
}

/** What readings say about a machine in a period. */
export interface Known {
  machine: Instance
  run: Run | undefined
  /** The last reading in the period. */
  last: ReadingRecord | undefined
}

export function knownOf(machine: Instance, readings: readonly ReadingRecord[], period: DayPeriod, asker: Asker): Known {
  const totals = readings.map(({ takenAt, value, offset }) => ({ takenAt, total: value + offset }))
  const last = readings.find(({ takenAt }) => isInPeriod(takenAt, period, asker))
  return { machine, run: runBetween(totals, period, asker), last }
}
