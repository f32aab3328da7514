import { findVisibleInstance } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { PictureToWire } from '../../pictures'
import { findReading, listReadings, type ReadingRecord } from './reading.repository'
import { readingFromWire, readingToWire, recordedToWire } from './reading.wire'
import { recordReading } from './record-reading'
import { voidReading } from './void-reading'

type Operations = Pick<PlatformHandlers, 'listReadings' | 'addReading' | 'voidReading'>

interface Dependencies {
  db: Database
  transact: Transact
  pictureToWire: PictureToWire
}

export function readingOperations({ db, transact, pictureToWire }: Dependencies) {
  const toWire = (reading: ReadingRecord) => readingToWire(reading, pictureToWire)
  return {
    listReadings: async ({ path, query, caller }) => {
      const { page, limit } = query
      const instance = await findVisibleInstance(db, caller, path.id)
      if (!instance) throw notFound('Machine')
      const meter = { organizationId: instance.organization_id, instanceId: instance.id }
      const { items, total } = await listReadings(db, meter, { page, limit, until: instance.served_until })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    addReading: async ({ path, body, caller }) => {
      const instance = await findVisibleInstance(db, caller, path.id)
      if (!instance) throw notFound('Machine')
      const isOwners = instance.organization_id === caller.organization?.id
      if (!isOwners && !instance.manages) throw forbidden()
      const entered = {
        ...readingFromWire(body),
        instanceId: instance.id,
        source: 'person',
        personId: caller.userId,
        pictureIds: body.picture_ids,
      } as const
      const recorded = await transact((trx) => recordReading(trx, entered))
      return { status: 201, body: recordedToWire(recorded, pictureToWire) }
    },

    voidReading: async ({ path, body, caller }) => {
      const reading = await findReading(db, path.id)
      const instance = reading && (await findVisibleInstance(db, caller, reading.instanceId))
      const isShared = instance && (!instance.served_until || reading.createdAt <= instance.served_until)
      if (!isShared) throw notFound('Reading')
      if (!instance.manages) throw forbidden()
      const reason = body.reason.trim()
      const voided = await transact((trx) => voidReading(trx, { reading, reason, personId: caller.userId }))
      return { status: 200, body: toWire(voided) }
    },
  } satisfies Operations
}
