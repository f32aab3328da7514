import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { fromTenths } from '../../../domain/meter-figure'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { upcomingTasksOf } from '../../maintenance'
import type { LogoAddresses } from '../../organizations'
import type { PictureToWire } from '../../pictures'
import { readingFromWire, recordedToWire } from '../readings/reading.wire'
import { recordReading } from '../readings/record-reading'
import { addMeterPhotograph } from './add-meter-photograph'
import { findPortalMachine } from './hours-portal.repository'

type Operations = Pick<PlatformHandlers, 'getHoursPortal' | 'updateHours' | 'addMeterPhotograph'>

interface Dependencies {
  db: Database
  transact: Transact
  files: FileStore
  pictureToWire: PictureToWire
  logoAddress: LogoAddresses
}

/** What the label on a machine opens, for whoever is there (behaviour, section 4). */
export function hoursPortalOperations({ db, transact, files, pictureToWire, logoAddress }: Dependencies) {
  return {
    getHoursPortal: async ({ proof }) => {
      const machine = await findPortalMachine(db, proof.instanceId)
      if (!machine) throw notFound('Machine')
      const { lastValue, lastReadAt, dealershipId, dealershipPhone, dealershipLogoKey, ...shown } = machine
      const last =
        lastValue === null || lastReadAt === null
          ? null
          : { value: fromTenths(lastValue), taken_at: lastReadAt.toISOString() }
      return {
        status: 200,
        body: {
          ...shown,
          dealership_phone: dealershipPhone || null,
          dealership_logo: dealershipId && logoAddress({ id: dealershipId, logoKey: dealershipLogoKey }),
          last,
          upcoming: await upcomingTasksOf(db, proof.instanceId),
        },
      }
    },

    updateHours: async ({ body, proof }) => {
      const entered = { ...readingFromWire(body), instanceId: proof.instanceId, source: 'portal' } as const
      const recorded = await transact((trx) => recordReading(trx, entered))
      const upcoming = await upcomingTasksOf(db, proof.instanceId)
      return { status: 201, body: { ...recordedToWire(recorded, pictureToWire), upcoming } }
    },

    addMeterPhotograph: async ({ body, proof: { instanceId } }) => {
      const photograph = { instanceId, clientId: body.client_id, file: body.file }
      return { status: 201, body: pictureToWire(await addMeterPhotograph({ db, transact, files }, photograph)) }
    },
  } satisfies Operations
}
