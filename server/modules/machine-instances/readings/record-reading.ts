import type { Transaction } from '../../../db/connection'
import type { ReadingSource } from '../../../db/schema'
import { notFound } from '../../../domain/domain-error'
import type { MeterUnit } from '../../../domain/meter-figure'
import { publish } from '../../../events/unit-of-work'
import { replacePictures } from '../../pictures'
import { findNeighbours, lockMeter, lockMeters, type Meter, positionFor, shiftOffsetsAfter } from './meter.repository'
import { updateMeterSummaries } from './meter-summary.repository'
import { countedAt, judgeReading, latestReading, type Neighbours, noNeighbours } from './reading'
import { type ReadingKey, readingRecorded } from './reading.events'
import {
  findReading,
  findSentReading,
  insertReadings,
  type ReadingEntry,
  type ReadingRecord,
} from './reading.repository'
import { readingRefused } from './reading-refusal'

/** What a person, a file or a machine itself reports that a meter shows. */
export interface NewReading {
  instanceId: string
  /** Tenths. */
  value: number
  /** By default now. */
  takenAt?: Date | undefined
  isReplacement?: boolean | undefined
  /** Whether a jump is accepted without asking back. */
  confirmed?: boolean | undefined
  source: ReadingSource
  /** The same for every attempt to send it. */
  clientId?: string | undefined
  note?: string | undefined
  personId?: string | undefined
  /** Photographs of the meter, uploaded by the person. */
  pictureIds?: readonly string[] | undefined
}

export interface RecordedReading {
  /** With what fell due with it. */
  reading: ReadingRecord
  unit: MeterUnit
  /** What the machine has run over all of its meters by its last reading, in tenths. */
  total: number
  /** Whether it had been sent before, so that nothing changed now. */
  sentBefore: boolean
}

/**
 * Records a reading. Other readings of the same machine wait until the transaction ends. One that was sent before is
 * answered as it was then.
 * @throws DomainError not found for a machine that no longer exists, invalid for a reading in the future or a picture that
 *   is not the person's, conflict with
 *   the refusal's name as its code where it does not fit those around it
 */
export async function recordReading(trx: Transaction, reading: NewReading): Promise<RecordedReading> {
  const meter = await lockMeter(trx, reading.instanceId)
  if (!meter) throw notFound('Machine')
  const sent = reading.clientId ? await findSentReading(trx, meter, reading.clientId) : undefined
  if (sent) return { reading: sent, unit: meter.unit, total: meter.total, sentBefore: true }
  const now = new Date()
  const takenAt = countedAt(reading.takenAt, now, meter.lastReadAt)
  const position = positionFor(takenAt)
  const neighbours = (await findNeighbours(trx, [{ meter, position }])).get(meter.instanceId) ?? noNeighbours
  const { offset, shift } = assertFits(neighbours, reading, { meter, takenAt, now })
  await shiftOffsetsAfter(trx, [{ meter, position, shift }])
  const [stored] = await storeReadings(trx, [{ ...reading, meter, takenAt, offset }])
  if (stored) await attachPictures(trx, stored, reading)
  const recorded = stored && (await findReading(trx, stored.readingId))
  if (!recorded) throw new Error('the reading that was just written is gone')
  return { reading: recorded, unit: meter.unit, total: stored.total, sentBefore: false }
}

async function attachPictures(trx: Transaction, stored: ReadingKey, { pictureIds, personId }: NewReading) {
  if (!pictureIds || !personId) return
  const subject = { kind: 'reading', organizationId: stored.organizationId, id: stored.readingId } as const
  await replacePictures(trx, { subject, pictureIds, uploadedBy: personId })
}

/**
 * Records readings of many machines, one for each and none before its last one, with as many queries as for one.
 * @throws DomainError as `recordReading` does, for the first that does not fit
 */
export async function recordLatestReadings(trx: Transaction, readings: readonly NewReading[]): Promise<ReadingKey[]> {
  if (readings.length === 0) return []
  const now = new Date()
  const byMachine = new Map(readings.map((reading) => [reading.instanceId, reading]))
  const meters = await lockMeters(trx, [...byMachine.keys()])
  const entries = meters.flatMap((meter) => {
    const reading = byMachine.get(meter.instanceId)
    if (!reading) return []
    const takenAt = countedAt(reading.takenAt, now, meter.lastReadAt)
    const before = latestReading(meter)
    if (before && takenAt < before.takenAt) throw new Error(`the machine ${meter.instanceId} was read later already`)
    const { offset } = assertFits({ before, after: undefined }, reading, { meter, takenAt, now })
    return [{ ...reading, meter, takenAt, offset }]
  })
  return storeReadings(trx, entries)
}

function assertFits(
  neighbours: Neighbours,
  { value, isReplacement = false, confirmed = false, ...reading }: NewReading,
  { meter, takenAt, now }: { meter: Meter; takenAt: Date; now: Date },
) {
  // A time in the future is judged as it was sent; what is recorded may be a little earlier.
  const entered = { takenAt: reading.takenAt ?? takenAt, value, isReplacement, confirmed }
  const verdict = judgeReading(neighbours, entered, { unit: meter.unit, now })
  if (verdict.outcome !== 'accepted') throw readingRefused(verdict, meter)
  return verdict
}

/**
 * The last steps, for one as for many. What falls due with the readings is stored by the event's subscribers.
 * @returns each reading with what its machine has run by its last one, in tenths
 */
async function storeReadings(trx: Transaction, entries: readonly ReadingEntry[]) {
  const readings = await insertReadings(trx, entries)
  const totals = await updateMeterSummaries(trx, readings)
  await publish(trx, readingRecorded({ readings }))
  return readings.map((reading) => ({ ...reading, total: totals.get(reading.instanceId) ?? 0 }))
}
