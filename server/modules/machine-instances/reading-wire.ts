import type { components } from '#contract/platform'
import { EARLIEST_READING } from '../../domain/reading-time'
import { conflict, invalid } from '../../http/problem'
import type { RaisedItem } from '../maintenance'
import { fromTenths } from './hours'
import type { ReadingRecord } from './reading-record.repository'
import type { Recorded, Refused } from './reading-recorder.repository'
import { refusalInWords } from './reading-refusal'

export function readingToWire(reading: ReadingRecord): components['schemas']['Reading'] {
  return {
    id: reading.id,
    taken_at: reading.takenAt.toISOString(),
    value: fromTenths(reading.value),
    is_replacement: reading.isReplacement,
    source: reading.source,
    note: reading.note,
    by: reading.by,
    created_at: reading.createdAt.toISOString(),
    voided_at: reading.voidedAt?.toISOString() ?? null,
    voided_by: reading.voidedBy,
    void_reason: reading.voidReason,
  }
}

/** @throws Problem 400 for a reading of the future, 409 with the refusal's name as its code */
export function acceptedToWire(outcome: Recorded | Refused): components['schemas']['AcceptedReading'] {
  if (outcome.outcome === 'refused') {
    const { refusal, unit } = outcome
    const detail = refusalInWords(refusal, unit)
    if (refusal.outcome === 'in_future') throw invalid([{ path: 'body.taken_at', message: detail }])
    throw conflict(refusal.outcome, detail)
  }
  const { reading, total, unit, raised } = outcome
  return {
    reading: readingToWire(reading),
    hours: fromTenths(total),
    unit,
    due: raised.map(({ id, taskId, name, kit }) => ({ id, task_id: taskId, name, kit: kit ? kitToWire(kit) : null })),
  }
}

const kitToWire = ({ name, parts }: NonNullable<RaisedItem['kit']>) => ({
  name,
  parts: parts.map(({ partNumber, description, quantity }) => ({ part_number: partNumber, description, quantity })),
})

/** @throws Problem 400 for what is no moment, such as the 32nd of a month, or lies before all meters */
export function momentOf(takenAt: string | undefined): Date | undefined {
  if (takenAt === undefined) return undefined
  const moment = new Date(takenAt)
  if (!(moment.getTime() >= EARLIEST_READING))
    throw invalid([{ path: 'body.taken_at', message: 'Must be a valid date-time.' }])
  return moment
}
