import type { Transaction } from '../../../db/connection'
import type { Maintenance } from '../../maintenance'
import { countedAt, judgeReading } from '../reading'
import { type HeldMeter, holdMeters } from '../reading.repository'
import { keepAccounts } from '../reading-account.repository'
import { addReadings, type NewRecord } from '../reading-record.repository'

/** What the meter of a machine shows according to a table. */
export interface ImportedReading {
  instanceId: string
  /** Tenths. */
  value: number
  /** By default now. */
  takenAt: Date | undefined
}

interface RecordImportedReadings {
  readings: readonly ImportedReading[]
  personId: string
}

/**
 * Records readings of many machines at once, one for each and none before its last one, in the caller's transaction.
 * They were judged by the rules for every reading, while the machines were locked.
 * @throws Error for a reading that the plan should have refused
 */
export async function recordImportedReadings(
  trx: Transaction,
  maintenance: Pick<Maintenance, 'evaluateSchedules'>,
  { readings, personId }: RecordImportedReadings,
): Promise<void> {
  if (readings.length === 0) return
  const byMachine = new Map(readings.map((reading) => [reading.instanceId, reading]))
  const meters = await holdMeters(trx, [...byMachine.keys()])
  const now = new Date()
  const records = meters.flatMap((meter) => {
    const reading = byMachine.get(meter.instanceId)
    return reading ? [{ meter, record: recordOf(meter, reading, personId, now) }] : []
  })
  await addReadings(trx, records)
  await keepAccounts(trx, meters)
  await maintenance.evaluateSchedules(trx, [...byMachine.keys()])
}

function recordOf(meter: HeldMeter, { value, takenAt }: ImportedReading, personId: string, now: Date): NewRecord {
  const counted = countedAt(takenAt, now, meter.lastReadAt)
  const last = lastOf(meter)
  const entered = { takenAt: takenAt ?? counted, value, isReplacement: false, confirmed: false }
  const verdict = judgeReading({ before: last, after: undefined }, entered, { unit: meter.unit, now })
  if (verdict.outcome !== 'accepted' || (last && counted < last.takenAt)) {
    throw new Error(`a planned reading of the machine ${meter.instanceId} no longer fits`)
  }
  const { offset } = verdict
  return {
    takenAt: counted,
    value,
    offset,
    isReplacement: false,
    source: 'import',
    clientId: undefined,
    note: '',
    personId,
  }
}

const lastOf = ({ total, value, lastReadAt }: HeldMeter) =>
  lastReadAt ? { value, offset: total - value, takenAt: lastReadAt, isReplacement: false } : undefined
