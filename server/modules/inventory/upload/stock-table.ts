import { byteOrderMark, csvLine } from '../../../csv/write-csv'
import { countColumns } from './count-columns'
import type { ExportedLevel } from './exported-stock.repository'

/** The stock as a table that an upload reads without changing anything, a line at a time. */
export async function* stockTable(levels: AsyncIterable<ExportedLevel>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([...countColumns, 'description', 'reserved'])
  for await (const { part_number, location, on_hand, reorder_level, description, reserved } of levels) {
    const cells = [part_number, location, on_hand, reorder_level ?? '', description, reserved]
    yield csvLine(cells.map(String))
  }
}
