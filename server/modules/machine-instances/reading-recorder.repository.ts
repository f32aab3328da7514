import type { Database } from '../../db/connection'
import type { ReadingSource } from '../../db/schema'
import { notFound } from '../../domain/domain-error'
import type { Maintenance, RaisedItem } from '../maintenance'
import type { MeterUnit } from './hours'
import { countedAt, judgeReading, type Refusal } from './reading'
import { type HeldMeter, holdMeter, neighboursOf, placeFor, shiftAfter } from './reading.repository'
import { keepAccount } from './reading-account.repository'
import { addReading, findReading, findSent, keepRaised, type ReadingRecord } from './reading-record.repository'

/** What a person, a file or a machine itself says that a meter shows. */
export interface NewReading {
  instanceId: string
  /** Tenths. */
  value: number
  /** By default now. */
  takenAt?: Date | undefined
  isReplacement?: boolean | undefined
  /** Whether a jump is taken without asking back. */
  confirmed?: boolean | undefined
  source: ReadingSource
  /** The same for every try to send it. */
  clientId?: string | undefined
  note?: string | undefined
  personId?: string | undefined
}

export interface Recorded {
  outcome: 'recorded'
  reading: ReadingRecord
  /** What the machine has run over all of its meters by its last reading, in tenths. */
  total: number
  unit: MeterUnit
  /** What fell due with it. */
  raised: RaisedItem[]
  /** Whether it had been sent before, so that nothing changed now. */
  sentBefore: boolean
}

export interface Refused {
  outcome: 'refused'
  refusal: Refusal
  unit: MeterUnit
}

/**
 * Takes a reading into account, in the caller's transaction; a refused one leaves no trace. Other readings of the same
 * machine wait until that transaction ends. One that was sent before is answered as it was then.
 * @throws Problem 404 for a machine that there is no longer
 */
export type RecordReading = (trx: Database, reading: NewReading) => Promise<Recorded | Refused>

export function createReadingRecorder(maintenance: Pick<Maintenance, 'evaluateSchedule'>): RecordReading {
  return async (trx, reading) => {
    const meter = await holdMeter(trx, reading.instanceId)
    if (!meter) throw notFound('Machine')
    const { unit } = meter
    const sent = reading.clientId ? await findSent(trx, meter, reading.clientId) : undefined
    if (sent) {
      return {
        outcome: 'recorded',
        reading: sent,
        total: meter.total,
        unit,
        raised: sent.raised ?? [],
        sentBefore: true,
      }
    }
    const added = await takeIntoAccount(trx, meter, reading)
    if ('refusal' in added) return { outcome: 'refused', refusal: added.refusal, unit }
    const total = await keepAccount(trx, meter)
    const raised = await maintenance.evaluateSchedule(trx, meter.instanceId)
    await keepRaised(trx, added.id, raised)
    const stored = await findReading(trx, added.id)
    if (!stored) throw new Error('the reading that was just written is gone')
    return { outcome: 'recorded', reading: stored, total, unit, raised, sentBefore: false }
  }
}

async function takeIntoAccount(
  trx: Database,
  meter: HeldMeter,
  { isReplacement = false, confirmed = false, ...reading }: NewReading,
): Promise<{ id: string } | { refusal: Refusal }> {
  const now = new Date()
  const takenAt = countedAt(reading.takenAt, now, meter.lastReadAt)
  const place = placeFor(takenAt)
  const claim = { takenAt: reading.takenAt ?? takenAt, value: reading.value, isReplacement, confirmed }
  const verdict = judgeReading(await neighboursOf(trx, meter, place), claim, { unit: meter.unit, now })
  if (verdict.outcome !== 'accepted') return { refusal: verdict }
  await shiftAfter(trx, meter, place, verdict.shift)
  const { value, source, clientId, note = '', personId } = reading
  const id = await addReading(trx, meter, {
    takenAt,
    value,
    offset: verdict.offset,
    isReplacement,
    source,
    clientId,
    note,
    personId,
  })
  return { id }
}
