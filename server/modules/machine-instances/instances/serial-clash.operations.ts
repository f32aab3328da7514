import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { findSerialClashes } from './serial-clash.repository'

export function serialClashOperations(db: Database) {
  return {
    listSerialClashes: async ({ query: { page, limit, search } }) => {
      const { items, total } = await findSerialClashes(db, { page, limit, search })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },
  } satisfies Pick<PlatformHandlers, 'listSerialClashes'>
}

type Clash = Awaited<ReturnType<typeof findSerialClashes>>['items'][number]

const toWire = ({ machine, serial_number, instances, added_at }: Clash) => ({
  id: instances[0]?.id ?? '',
  machine,
  serial_number,
  instances: instances.map((instance) => ({ ...instance, added_at: new Date(instance.added_at).toISOString() })),
  added_at: added_at.toISOString(),
})
