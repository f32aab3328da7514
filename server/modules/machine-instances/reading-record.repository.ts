import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { ReadingSource } from '../../db/schema'
import type { RaisedItem } from '../maintenance'
import type { HeldMeter, Place } from './reading.repository'

/** A reading as it is stored, whether it counts or was voided, with the names of its people. */
export type ReadingRecord = NonNullable<Awaited<ReturnType<typeof findReading>>>

export interface NewRecord {
  takenAt: Date
  value: number
  offset: number
  isReplacement: boolean
  source: ReadingSource
  clientId: string | undefined
  note: string
  personId: string | undefined
}

/** @returns its id */
export async function addReading(trx: Database, meter: HeldMeter, record: NewRecord): Promise<string> {
  const { id } = await trx.insertInto('reading').values(rowOf(meter, record)).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addReadings(
  trx: Database,
  readings: readonly { meter: HeldMeter; record: NewRecord }[],
): Promise<void> {
  const rows = readings.map(({ meter, record }) => rowOf(meter, record))
  await trx.insertInto('reading').values(rows).execute()
}

const rowOf = (meter: HeldMeter, record: NewRecord) => ({
  organization_id: meter.organizationId,
  instance_id: meter.instanceId,
  taken_at: record.takenAt,
  value: record.value,
  meter_offset: record.offset,
  is_replacement: record.isReplacement,
  source: record.source,
  client_id: record.clientId ?? null,
  note: record.note,
  person_id: record.personId ?? null,
  // Not when the transaction began, for it may have waited for another that was entered before it.
  created_at: sql<Date>`clock_timestamp()`,
})

/** Keeps what fell due with a reading, for whoever sends it again. */
export async function keepRaised(trx: Database, readingId: string, raised: RaisedItem[]): Promise<void> {
  if (raised.length === 0) return
  await trx
    .updateTable('reading')
    .set({ raised: JSON.stringify(raised) })
    .where('id', '=', readingId)
    .execute()
}

export async function voidReading(
  trx: Database,
  readingId: string,
  { personId, reason }: { personId: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('reading')
    .set({ voided_at: new Date(), voided_by: personId, void_reason: reason })
    .where('id', '=', readingId)
    .execute()
}

export const findReading = (db: Database, id: string) => records(db).where('reading.id', '=', id).executeTakeFirst()

/** What was sent to a machine under that client id before. */
export const findSent = (db: Database, { organizationId, instanceId }: HeldMeter, clientId: string) =>
  ofMachine(db, organizationId, instanceId).where('client_id', '=', clientId).executeTakeFirst()

/**
 * A page of a machine's readings, voided ones too, the newest first.
 * @param until only what was recorded up to then, as it was then; null for all
 */
export async function listReadings(
  db: Database,
  { organizationId, instanceId }: { organizationId: string; instanceId: string },
  { page, limit, until }: { page: number; limit: number; until: Date | null },
): Promise<{ items: ReadingRecord[]; total: number }> {
  let found = db
    .selectFrom('reading')
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
  if (until) found = found.where('created_at', '<=', until)
  const [items, { total }] = await Promise.all([
    ofMachine(db, organizationId, instanceId)
      .$if(until !== null, (readings) => readings.where('reading.created_at', '<=', until))
      .orderBy('taken_at', 'desc')
      .orderBy('reading.created_at', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: until ? items.map((reading) => asOf(reading, until)) : items, total }
}

/** A reading as it was at a moment: not voided yet, where that happened later. */
const asOf = (reading: ReadingRecord, moment: Date): ReadingRecord =>
  reading.voidedAt && reading.voidedAt > moment
    ? { ...reading, voidedAt: null, voidedBy: null, voidReason: null }
    : reading

const ofMachine = (db: Database, organizationId: string, instanceId: string) =>
  records(db).where('reading.organization_id', '=', organizationId).where('reading.instance_id', '=', instanceId)

const records = (db: Database) =>
  db
    .selectFrom('reading')
    .leftJoin('person as author', 'author.id', 'reading.person_id')
    .leftJoin('person as voider', 'voider.id', 'reading.voided_by')
    .select(['reading.id', 'reading.instance_id as instanceId', 'reading.value', 'reading.meter_offset as offset'])
    .select(['reading.taken_at as takenAt', 'reading.is_replacement as isReplacement', 'reading.source'])
    .select(['reading.note', 'reading.created_at as createdAt', 'reading.void_reason as voidReason'])
    .select(['reading.voided_at as voidedAt', personName('author').as('by'), personName('voider').as('voidedBy')])
    // Only `keepRaised` writes this column.
    .select(sql<RaisedItem[] | null>`reading.raised`.as('raised'))
    .select([
      sql<Place>`jsonb_build_object('takenAt', reading.taken_at::text, 'createdAt', reading.created_at::text)`.as(
        'place',
      ),
    ])
