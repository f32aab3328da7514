import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableLimits } from '../../csv/table-row'
import { UnreadableFile } from '../../domain/unreadable-file'
import type { TableKind } from '../../tables/table-kind'
import { createTableReader, type TableReader } from './table-reader'

const limits: TableLimits = { maxLines: 50_000, maxRows: 20_000, maxCells: 200 }
const kind: TableKind = {
  name: 'machines',
  fields: ['brand', 'model', 'serial_number'].map((name) => ({ name, type: 'text', headings: [] })),
}
const head = 'brand,model,serial_number\n'
const megabytes = (line: string, count: number) => head + line.repeat((count * 1024 * 1024) / line.length)

let tables: TableReader
beforeAll(() => {
  tables = createTableReader()
})
afterAll(() => tables.close())

describe('reading a table outside the event loop, within limits', () => {
  it('returns how the table is read, and the rows below its head', async () => {
    const content = Buffer.from('brand,model\n\n1,2\n')
    expect(await tables.readTable({ content, name: 'machines.csv', kind }, limits)).toMatchObject({
      outline: { headLine: 1, columns: [{ field: 'brand' }, { field: 'model' }] },
      rows: [{ line: 3, cells: ['1', '2'] }],
    })
  })

  it.each([
    ['500 kB of empty lines', megabytes('\n', 0.5), 'Line 50001: There are more than 50000 lines.'],
    ['500 kB of commas', megabytes(',\n', 0.5), 'Line 50001: There are more than 50000 lines.'],
    ['10 MB of empty lines', megabytes('\n', 10), 'Line 50001: There are more than 50000 lines.'],
    ['10 MB of rows', megabytes('Harrow,WL-120,GHT1\n', 10), 'Line 20002: There are more than 20000 rows.'],
    ['10 MB of cells in one line', megabytes(',', 10), 'Line 2: There are more than 200 cells.'],
  ])('refuses %s with the line number while the event loop keeps running', async (_, content, refusal) => {
    let found: unknown
    const reading = tables
      .readTable({ content: Buffer.from(content), name: 'machines.csv', kind }, limits)
      .catch((error: unknown) => {
        found = error
      })
    let turns = 0
    for (; found === undefined; turns += 1) await new Promise(setImmediate)
    await reading
    expect(found).toBeInstanceOf(UnreadableFile)
    expect(found).toHaveProperty('message', refusal)
    expect(turns).toBeGreaterThan(1)
  })

  it('stops when its caller disconnects', async () => {
    const left = new AbortController()
    const reading = tables.readTable({ content: Buffer.from(head), name: 'machines.csv', kind }, limits, left.signal)
    left.abort(new Error('the client has disconnected'))
    await expect(reading).rejects.toThrow('the client has disconnected')
  })
})
