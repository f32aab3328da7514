import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { findNeighbours, lockMeter, shiftOffsetsAfter } from './meter.repository'
import { updateMeterSummaries } from './meter-summary.repository'
import { judgeVoid } from './reading'
import { readingVoided } from './reading.events'
import { findReading, markVoided, type ReadingRecord } from './reading.repository'
import { neededByLater } from './reading-refusal'

interface VoidReading {
  reading: Pick<ReadingRecord, 'id' | 'instanceId'>
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
  { reading: { id, instanceId }, reason, personId }: VoidReading,
): Promise<ReadingRecord> {
  const meter = await lockMeter(trx, instanceId)
  const reading = meter && (await findReading(trx, id))
  if (!reading) throw notFound('Reading')
  if (reading.voidedAt) throw alreadyVoided()
  const verdict = judgeVoid(await findNeighbours(trx, meter, reading.position))
  if (verdict.outcome !== 'accepted') throw neededByLater(verdict.last, verdict.next, meter)
  await shiftOffsetsAfter(trx, meter, reading.position, verdict.shift)
  const voided = await markVoided(trx, id, { reason, personId })
  await updateMeterSummaries(trx, [meter])
  await publish(trx, readingVoided({ organizationId: meter.organizationId, instanceId, readingId: id }))
  return voided
}

const alreadyVoided = () =>
  conflict('already_voided', {
    en: 'This reading has already been voided.',
    es: 'Esta lectura ya está anulada.',
  })
