import { findVisibleInstance } from '../../access'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, forbidden, notFound } from '../../http/problem'
import type { Maintenance } from '../maintenance'
import { toTenths } from './hours'
import { judgeVoid } from './reading'
import { holdMeter, neighboursOf, shiftAfter } from './reading.repository'
import { keepAccount } from './reading-account.repository'
import { findReading, listReadings, type ReadingRecord, voidReading } from './reading-record.repository'
import type { RecordReading } from './reading-recorder.repository'
import { neededInWords } from './reading-refusal'
import { acceptedToWire, momentOf, readingToWire } from './reading-wire'

type Operations = Pick<PlatformHandlers, 'listReadings' | 'addReading' | 'voidReading'>

interface Dependencies {
  db: Database
  recordReading: RecordReading
  maintenance: Pick<Maintenance, 'evaluateSchedule'>
}

export function readingOperations({ db, recordReading, maintenance }: Dependencies) {
  return {
    listReadings: async ({ path, query, caller }) => {
      const { page, limit } = query
      const instance = await findVisibleInstance(db, caller, path.id)
      if (!instance) throw notFound('Machine')
      const meter = { organizationId: instance.organization_id, instanceId: instance.id }
      const { items, total } = await listReadings(db, meter, { page, limit, until: instance.served_until })
      return { status: 200, body: { items: items.map(readingToWire), total, page, limit } }
    },

    addReading: async ({ path, body, caller }) => {
      const instance = await findVisibleInstance(db, caller, path.id)
      if (!instance) throw notFound('Machine')
      const isOwners = instance.organization_id === caller.organization?.id
      if (!isOwners && !instance.manages) throw forbidden()
      const outcome = await db.transaction().execute((trx) =>
        recordReading(trx, {
          instanceId: instance.id,
          value: toTenths(body.value),
          takenAt: momentOf(body.taken_at),
          isReplacement: body.is_replacement,
          confirmed: body.confirmed,
          source: 'person',
          clientId: body.client_id,
          note: body.note,
          personId: caller.userId,
        }),
      )
      return { status: 201, body: acceptedToWire(outcome) }
    },

    voidReading: async ({ path, body, caller }) => {
      const found = await findReading(db, path.id)
      const instance = found && (await findVisibleInstance(db, caller, found.instanceId))
      if (!instance || (instance.served_until && found.createdAt > instance.served_until)) throw notFound('Reading')
      if (!instance.manages) throw forbidden()
      const reading = await db.transaction().execute(async (trx) => {
        await takeOutOfAccount(trx, found, { personId: caller.userId, reason: body.reason.trim() })
        await maintenance.evaluateSchedule(trx, instance.id)
        return findReading(trx, found.id)
      })
      if (!reading) throw notFound('Reading')
      return { status: 200, body: readingToWire(reading) }
    },
  } satisfies Operations
}

async function takeOutOfAccount(
  trx: Database,
  { id, instanceId, place }: ReadingRecord,
  by: { personId: string; reason: string },
): Promise<void> {
  const meter = await holdMeter(trx, instanceId)
  const held = meter && (await findReading(trx, id))
  if (!held) throw notFound('Reading')
  if (held.voidedAt) throw conflict('already_voided', 'This reading was taken out of account already.')
  const verdict = judgeVoid(await neighboursOf(trx, meter, place))
  if (verdict.outcome !== 'accepted') {
    throw conflict(verdict.outcome, neededInWords(verdict.last, verdict.next, meter.unit))
  }
  await shiftAfter(trx, meter, place, verdict.shift)
  await voidReading(trx, id, by)
  await keepAccount(trx, meter)
}
