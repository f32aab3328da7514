import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { notFound } from '../../http/problem'
import type { PortalLinks } from '../portal-links'
import { fromTenths, toTenths } from './hours'
import { findPortalMachine } from './hours-portal.repository'
import type { RecordReading } from './reading-recorder.repository'
import { acceptedToWire, momentOf } from './reading-wire'

type Operations = Pick<PlatformHandlers, 'getHoursPortal' | 'updateHours'>

interface Dependencies {
  db: Database
  portalLinks: PortalLinks
  recordReading: RecordReading
}

/** What the label on a machine opens, for whoever stands there (behaviour, section 4). */
export function hoursPortalOperations({ db, portalLinks, recordReading }: Dependencies) {
  const machineOf = async (token: string): Promise<string> => {
    const { instanceId } = await portalLinks.open(token, 'machine_hours')
    if (!instanceId) throw notFound('Machine')
    return instanceId
  }

  return {
    getHoursPortal: async ({ path }) => {
      const machine = await findPortalMachine(db, await machineOf(path.token))
      if (!machine) throw notFound('Machine')
      const { lastValue, lastReadAt, ...shown } = machine
      const last =
        lastValue === null || lastReadAt === null
          ? null
          : { value: fromTenths(lastValue), taken_at: lastReadAt.toISOString() }
      return { status: 200, body: { ...shown, last } }
    },

    updateHours: async ({ body }) => {
      const instanceId = await machineOf(body.token)
      const outcome = await db.transaction().execute((trx) =>
        recordReading(trx, {
          instanceId,
          value: toTenths(body.value),
          takenAt: momentOf(body.taken_at),
          isReplacement: body.is_replacement,
          confirmed: body.confirmed,
          source: 'portal',
          clientId: body.client_id,
          note: body.note,
        }),
      )
      return { status: 201, body: acceptedToWire(outcome) }
    },
  } satisfies Operations
}
