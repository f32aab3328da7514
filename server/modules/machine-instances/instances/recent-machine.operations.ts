import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { instanceToWire } from './instance.wire'
import type { InstanceReader } from './instance-reader.repository'
import { findAskedMachines, findReadMachines } from './recent-machine.repository'

const MAX_MACHINES = 10

export function recentMachineOperations(db: Database, instances: InstanceReader) {
  return {
    getRecentMachines: async ({ caller }) => {
      const [asked, read] = await Promise.all([
        findAskedMachines(db, caller, MAX_MACHINES),
        findReadMachines(db, caller, MAX_MACHINES),
      ])
      const ids = [...new Set([...asked, ...read])].slice(0, MAX_MACHINES)
      const items = await instances.among(caller, ids)
      return { status: 200, body: { items: items.map(instanceToWire) } }
    },
  } satisfies Pick<PlatformHandlers, 'getRecentMachines'>
}
