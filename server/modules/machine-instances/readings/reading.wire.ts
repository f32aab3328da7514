import type { components } from '#contract/platform'
import { invalid } from '../../../domain/domain-error'
import { fromTenths, toTenths } from '../../../domain/meter-figure'
import { EARLIEST_READING } from '../../../domain/reading-time'
import type { RaisedItem } from '../../maintenance'
import type { PictureToWire } from '../../pictures'
import { totalOf } from './reading'
import type { ReadingRecord } from './reading.repository'
import type { RecordedReading } from './record-reading'

export function readingToWire(reading: ReadingRecord, pictureToWire: PictureToWire): components['schemas']['Reading'] {
  return {
    id: reading.id,
    taken_at: reading.takenAt.toISOString(),
    value: fromTenths(reading.value),
    total: fromTenths(totalOf(reading)),
    is_replacement: reading.isReplacement,
    source: reading.source,
    note: reading.note,
    pictures: reading.pictures.map(pictureToWire),
    by: reading.by,
    created_at: reading.createdAt.toISOString(),
    voided_at: reading.voidedAt?.toISOString() ?? null,
    voided_by: reading.voidedBy,
    void_reason: reading.voidReason,
  }
}

export const recordedToWire = (
  { reading, total, unit }: RecordedReading,
  pictureToWire: PictureToWire,
): components['schemas']['AcceptedReading'] => ({
  reading: readingToWire(reading, pictureToWire),
  hours: fromTenths(total),
  unit,
  due: (reading.raised ?? []).map(({ id, taskId, name, kit }) => ({
    id,
    task_id: taskId,
    name,
    kit: kit ? kitToWire(kit) : null,
  })),
})

const kitToWire = ({ name, parts }: NonNullable<RaisedItem['kit']>) => ({
  name,
  parts: parts.map(({ partNumber, description, quantity }) => ({ part_number: partNumber, description, quantity })),
})

type SentReading = components['schemas']['NewReading']

/**
 * A reading as a client sends it.
 * @throws DomainError invalid for an invalid time, such as the 32nd of a month, or one before all meters
 */
export const readingFromWire = (sent: SentReading) => ({
  value: toTenths(sent.value),
  takenAt: requireMoment(sent.taken_at),
  isReplacement: sent.is_replacement,
  confirmed: sent.confirmed,
  clientId: sent.client_id,
  note: sent.note,
})

function requireMoment(takenAt: string | undefined): Date | undefined {
  if (takenAt === undefined) return undefined
  const moment = new Date(takenAt)
  if (moment.getTime() >= EARLIEST_READING) return moment
  const message = { en: 'Enter a valid date and time.', es: 'Introduzca una fecha y hora válidas.' }
  throw invalid({ path: 'body.taken_at', message })
}
