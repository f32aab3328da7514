import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../server/csv/read-csv'
import { parseParts } from '../../server/modules/catalogue/import/parse-parts'
import { partColumns } from '../../server/modules/catalogue/import/part-columns'
import { countColumns } from '../../server/modules/inventory/upload/count-columns'
import { parseCounts } from '../../server/modules/inventory/upload/parse-counts'
import { importColumns } from '../../server/modules/machine-instances/import/import-columns'
import { parseTable } from '../../server/modules/machine-instances/import/parse-table'
import { readFleetPage } from '../../server/modules/telematics/document/read-fleet'
import { separatorOf } from '../../server/xlsx/stream-table'

const read = (name: string) => readFileSync(`public/templates/${name}`)
const rowsOf = (name: string) => readCsv(read(name), { maxLines: 10, maxRows: 10, maxCells: 20 })
async function* streamed(name: string) {
  yield* rowsOf(name)
}

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('a template to download has every column that the import reads, and an example that it accepts', () => {
  it.each([
    ['machines.csv', 'en'],
    ['machines.es.csv', 'es'],
  ] as const)('%s', (name, language) => {
    const table = rowsOf(name)
    expect(table[0]?.cells).toEqual(importColumns)
    const { rows } = parseTable(table, { timeZone: 'UTC', separator: separatorOf(read(name)), language })
    expect([...rows]).toMatchObject([
      { parsed: { hours: 12_505, hoursAt: new Date('2026-03-15T08:30:00Z'), inServiceOn: '2024-03-01' } },
    ])
  })

  it.each(['parts.csv', 'parts.es.csv'])('%s', async (name) => {
    const heads: (readonly string[])[] = []
    const parts = await collect(parseParts(streamed(name), { currency: 'USD', onHead: (head) => heads.push(head) }))
    expect(heads).toEqual([partColumns])
    expect(parts).toMatchObject([{ part: { cost_amount: 1250, is_active: true }, reason: null }])
  })

  it.each(['counts.csv', 'counts.es.csv'])('%s', async (name) => {
    const heads: (readonly string[])[] = []
    const counts = await collect(parseCounts(streamed(name), (head) => heads.push(head)))
    expect(heads).toEqual([countColumns])
    expect(counts).toMatchObject([{ quantity: 12, reorderLevel: 4, reason: undefined }])
  })

  it('hours.xml', () => {
    expect(readFleetPage(read('hours.xml')).equipment).toMatchObject([
      { serialNumber: 'SN-00001', hours: { tenths: 12_505 } },
    ])
  })
})
