import { type CsvLine, UnreadableCsv } from '../../csv/read-csv'
import type { ReadLine } from './import'
import { columnsOf } from './import-head'
import { readRow } from './import-row'

/** More than an operator has, and little enough for one request. */
const mostRows = 20_000

/**
 * Reads the lines of a table of machines; a line that cannot be understood says why.
 * @throws UnreadableCsv for a table that has no head or too many rows
 */
export async function readMachineTable(lines: AsyncIterable<CsvLine>): Promise<ReadLine[]> {
  const read: ReadLine[] = []
  let head: { columns: Exclude<ReturnType<typeof columnsOf>, { wrong: string }>; width: number } | undefined
  for await (const { line, cells } of lines) {
    if (!head) {
      const columns = columnsOf(cells)
      if ('wrong' in columns) throw new UnreadableCsv(line, columns.wrong)
      head = { columns, width: cells.length }
      continue
    }
    if (read.length === mostRows) throw new UnreadableCsv(line, `There are more than ${mostRows} rows.`)
    const serialNumber = cells[head.columns.get('serial_number') ?? -1] || null
    read.push({ line, serialNumber, read: readRow(head.columns, head.width, cells) })
  }
  if (!head) throw new UnreadableCsv(1, 'The file is empty.')
  if (read.length === 0) throw new UnreadableCsv(1, 'There are no rows below the head.')
  return read
}
