import type { Transaction } from '../../../db/connection'
import { conflict, type DomainError, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { findNeighbours, lockMeters, type MeterPosition, shiftOffsetsAfter } from './meter.repository'
import { updateMeterSummaries } from './meter-summary.repository'
import { judgeVoid, noNeighbours } from './reading'
import { readingVoided } from './reading.events'
import { findReading, findReadings, markVoided, type ReadingRecord } from './reading.repository'
import { neededByLater } from './reading-refusal'

type Key = Pick<ReadingRecord, 'id' | 'instanceId'>

/** Who voids readings, and why. */
interface Void {
  reason: string
  personId: string
}

/**
 * Voids a reading, which stays in the list with who voided it and why.
 * @throws DomainError not found for one that no longer exists, conflict where it was voided before or where the readings
 *   after it cannot be without it
 */
export async function voidReading(
  trx: Transaction,
  { reading, ...why }: Void & { reading: Key },
): Promise<ReadingRecord> {
  const [refusal] = (await voidReadings(trx, [reading], why)).values()
  if (refusal) throw refusal
  const voided = await findReading(trx, reading.id)
  if (!voided) throw new Error('the reading that was just voided is gone')
  return voided
}

/**
 * Voids readings, at most one of each machine, with as many queries as for one.
 * @returns why some were not voided, by their ids: what `voidReading` throws
 */
export async function voidReadings(
  trx: Transaction,
  readings: readonly Key[],
  { reason, personId }: Void,
): Promise<Map<string, DomainError>> {
  const refusals = new Map<string, DomainError>()
  if (readings.length === 0) return refusals
  const locked = await lockMeters(
    trx,
    readings.map(({ instanceId }) => instanceId),
  )
  const meters = new Map(locked.map((meter) => [meter.instanceId, meter]))
  const found = await findReadings(
    trx,
    readings.map(({ id }) => id),
  )
  const records = new Map(found.map((record) => [record.id, record]))
  const valid: (MeterPosition & { id: string })[] = []
  for (const { id, instanceId } of readings) {
    const [meter, record] = [meters.get(instanceId), records.get(id)]
    if (!meter || !record) refusals.set(id, notFound('Reading'))
    else if (record.voidedAt) refusals.set(id, alreadyVoided())
    else valid.push({ id, meter, position: record.position })
  }
  const neighbours = await findNeighbours(trx, valid)
  const voided = valid.flatMap((reading) => {
    const verdict = judgeVoid(neighbours.get(reading.meter.instanceId) ?? noNeighbours)
    if (verdict.outcome === 'accepted') return [{ ...reading, shift: verdict.shift }]
    refusals.set(reading.id, neededByLater(verdict.last, verdict.next, reading.meter))
    return []
  })
  if (voided.length === 0) return refusals
  await shiftOffsetsAfter(trx, voided)
  const ids = voided.map(({ id }) => id)
  await markVoided(trx, ids, { reason, personId })
  await updateMeterSummaries(
    trx,
    voided.map(({ meter }) => meter),
  )
  const keys = voided.map(({ id, meter: { organizationId, instanceId } }) => ({
    ...{ organizationId, instanceId },
    readingId: id,
  }))
  await publish(trx, readingVoided({ readings: keys }))
  return refusals
}

const alreadyVoided = () =>
  conflict('already_voided', {
    en: 'This reading has already been voided.',
    es: 'Esta lectura ya está anulada.',
  })
