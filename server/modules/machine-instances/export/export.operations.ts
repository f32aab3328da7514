import { tableStream } from '../../../csv/table-stream'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { InstanceReader } from '../instances/instance-reader.repository'
import { requireScope } from '../instances/scope.operations'
import { machineTable } from './machine-table'

export function exportOperations(db: Database, instances: InstanceReader) {
  return {
    exportMachineInstances: async ({ path, query, caller }) => {
      const { search, status, machine_id: machineId } = query
      const scope = await requireScope(db, caller, path.orgId, query)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="machines.csv"',
        'cache-control': 'no-store',
      }
      const found = instances.all(caller, { ...scope, search, status, machineId })
      return { status: 200, body: tableStream(machineTable(found)), headers }
    },
  } satisfies Pick<PlatformHandlers, 'exportMachineInstances'>
}
