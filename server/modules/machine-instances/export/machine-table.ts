import { byteOrderMark, csvLine } from '../../../csv/write-csv'
import { fromTenths } from '../../../domain/meter-figure'
import { importColumns } from '../import/import-columns'
import type { Instance } from '../instances/instance'

/** What an import passes over: who owns each machine, and until when the reader's dealership served it. */
const alsoExported = ['operator', 'served_until'] as const
const columns = [...importColumns, ...alsoExported] as const

const cells: Record<(typeof columns)[number], (instance: Instance) => string> = {
  brand: ({ machine }) => machine.brand,
  model: ({ machine }) => machine.model,
  serial_number: ({ serialNumber }) => serialNumber,
  name: ({ name }) => name,
  location: ({ location }) => location,
  unit: ({ unit }) => unit,
  // What the meter says, which is what an import takes, not what the machine has run over earlier meters too.
  hours: ({ lastValue }) => (lastValue === null ? '' : String(fromTenths(lastValue))),
  hours_at: ({ lastReadAt }) => lastReadAt?.toISOString() ?? '',
  in_service_on: ({ inServiceOn }) => inServiceOn ?? '',
  operator: ({ organization }) => organization.name,
  served_until: ({ servedUntil }) => servedUntil?.toISOString() ?? '',
}

/** Machines as a table that an import takes too, a line at a time. */
export async function* machineTable(instances: AsyncIterable<Instance>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  for await (const instance of instances) yield csvLine(columns.map((column) => cells[column](instance)))
}
