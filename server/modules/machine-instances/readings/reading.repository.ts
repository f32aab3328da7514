import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../../../db/connection'
import { happenedBy } from '../../../db/happened-by'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'
import type { ReadingSource } from '../../../db/schema'
import { groupBy } from '../../../domain/group-by'
import type { RaisedItem } from '../../maintenance'
import type { Meter, TimelinePosition } from './meter.repository'
import type { ReadingKey } from './reading.events'

/** A reading as it is stored, whether it counts or was voided, with the names of its people. */
export type ReadingRecord = NonNullable<Awaited<ReturnType<typeof findReading>>>

/** A reading that is to be stored. */
export interface ReadingEntry {
  meter: Meter
  takenAt: Date
  value: number
  offset: number
  isReplacement?: boolean | undefined
  source: ReadingSource
  clientId?: string | undefined
  note?: string | undefined
  personId?: string | undefined
}

export const insertReadings = (trx: Transaction, entries: readonly ReadingEntry[]): Promise<ReadingKey[]> =>
  trx
    .insertInto('reading')
    .values(entries.map(toRow))
    .returning(['organization_id as organizationId', 'instance_id as instanceId', 'id as readingId'])
    .execute()

const toRow = ({ meter, isReplacement = false, ...entry }: ReadingEntry) => ({
  organization_id: meter.organizationId,
  instance_id: meter.instanceId,
  taken_at: entry.takenAt,
  value: entry.value,
  meter_offset: entry.offset,
  is_replacement: isReplacement,
  source: entry.source,
  client_id: entry.clientId ?? null,
  note: entry.note ?? '',
  person_id: entry.personId ?? null,
  // Not when the transaction began, for it may have waited for another that was entered before it.
  created_at: sql<Date>`clock_timestamp()`,
})

/** Stores with readings what fell due with them, for whoever sends one again. */
export async function storeRaised(
  trx: Transaction,
  raised: readonly (ReadingKey & { items: readonly RaisedItem[] })[],
): Promise<void> {
  if (raised.length === 0) return
  await sql`
    update reading set raised = raised.items
    from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb)
      as raised ("organizationId" uuid, "readingId" uuid, items jsonb)
    where reading.organization_id = raised."organizationId" and reading.id = raised."readingId"`.execute(trx)
}

export async function markVoided(
  trx: Transaction,
  ids: readonly string[],
  { personId, reason }: { personId: string; reason: string },
): Promise<void> {
  const voided = { voided_at: new Date(), voided_by: personId, void_reason: reason }
  await trx.updateTable('reading').set(voided).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
}

export const findReading = (db: Database, id: string) => records(db).where('reading.id', '=', id).executeTakeFirst()

export const findReadings = (db: Database, ids: readonly string[]) =>
  records(db).where(sql<boolean>`reading.id = any(${ids}::uuid[])`).execute()

/** The reading of a machine that was sent under a client id before. */
export const findSentReading = (db: Database, { organizationId, instanceId }: Meter, clientId: string) =>
  ofMachine(db, organizationId, instanceId).where('client_id', '=', clientId).executeTakeFirst()

/** The reading that was sent by a link of a machine under a client id. */
export const portalReading = (db: Database, instanceId: string, clientId: string) =>
  db
    .selectFrom('reading')
    .where('instance_id', '=', instanceId)
    .where('organization_id', '=', ({ selectFrom }) =>
      selectFrom('machine_instance').where('id', '=', instanceId).select('organization_id'),
    )
    .where('client_id', '=', clientId)
    .where('source', '=', 'portal')
    .select(['id', 'organization_id as organizationId'])

/**
 * A page of a machine's readings, voided ones too, the newest first.
 * @param until only what was recorded up to then, as it was then; null for all
 */
export async function listReadings(
  db: Database,
  { organizationId, instanceId }: { organizationId: string; instanceId: string },
  { page, limit, until }: { page: number; limit: number; until: Date | null },
): Promise<{ items: ReadingRecord[]; total: number }> {
  const readings = ofMachine(db, organizationId, instanceId)
  const { items, total } = await listOf(
    until ? readings.where(happenedBy(sql.ref('reading.created_at'), until)) : readings,
    {
      page: { page, limit },
      sort: [
        ['taken_at', 'desc'],
        ['reading.created_at', 'desc'],
      ],
    },
  )
  return { items: until ? items.map((reading) => asOf(reading, until)) : items, total }
}

interface AskedReadings {
  organizationId: string
  instanceId: string
  until: Date | null
}

/** The newest readings of each of several machines, voided ones too, by machine; as `listReadings` has those of one. */
export async function listNewestReadings(
  db: Database,
  asked: readonly AskedReadings[],
  limit: number,
): Promise<Map<string, ReadingRecord[]>> {
  const untilOf = new Map(asked.map(({ instanceId, until }) => [instanceId, until]))
  const newest = sql`
    select newest.id
    from unnest(
      ${asked.map(({ organizationId }) => organizationId)}::uuid[],
      ${asked.map(({ instanceId }) => instanceId)}::uuid[],
      ${asked.map(({ until }) => until)}::timestamptz[]
    ) as asked (organization_id, instance_id, until)
    cross join lateral (
      select id from reading as one
      where one.organization_id = asked.organization_id and one.instance_id = asked.instance_id
        and (asked.until is null or date_trunc('milliseconds', one.created_at) <= asked.until)
      order by one.taken_at desc, one.created_at desc
      limit ${limit}
    ) as newest`
  const rows = await records(db)
    .where(sql<boolean>`reading.id in (${newest})`)
    .orderBy('reading.taken_at', 'desc')
    .orderBy('reading.created_at', 'desc')
    .execute()
  const readings = rows.map((reading) => {
    const until = untilOf.get(reading.instanceId)
    return until ? asOf(reading, until) : reading
  })
  return groupBy(readings, ({ instanceId }) => instanceId)
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
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .whereRef('picture.reading_id', '=', 'reading.id')
          .select(['picture.id', 'picture.width', 'picture.height'])
          .orderBy('picture.position'),
      ).as('pictures'),
    )
    // Only `storeRaised` writes this column.
    .select(sql<RaisedItem[] | null>`reading.raised`.as('raised'))
    .select([
      sql<TimelinePosition>`jsonb_build_object('takenAt', reading.taken_at::text, 'createdAt', reading.created_at::text)`.as(
        'position',
      ),
    ])
