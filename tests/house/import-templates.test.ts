import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseParts } from '../../server/modules/catalogue/import/parse-parts'
import { exportedColumns, partKind } from '../../server/modules/catalogue/import/part-columns'
import { countColumns, countKind } from '../../server/modules/inventory/upload/count-columns'
import { parseCounts } from '../../server/modules/inventory/upload/parse-counts'
import { importColumns, machineKind } from '../../server/modules/machine-instances/import/import-columns'
import { parseTable } from '../../server/modules/machine-instances/import/parse-table'
import { readFleetPage } from '../../server/modules/telematics/document/read-fleet'
import type { TableKind } from '../../server/tables/table-kind'
import { outlinedTable } from '../support/outlined-table'

const read = (name: string) => readFileSync(`public/templates/${name}`)

async function tableOf(name: string, kind: TableKind) {
  const { outline, rows } = await outlinedTable(read(name), kind)
  const streamed = async function* () {
    yield* rows
  }
  return { outline, rows, streamed, fields: outline.columns.map(({ field }) => field) }
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
  ] as const)('%s', async (name, language) => {
    const table = await tableOf(name, machineKind)
    expect(table.fields).toEqual(importColumns)
    const { rows } = parseTable(table, { timeZone: 'UTC', language })
    expect([...rows]).toMatchObject([
      { parsed: { hours: 12_505, hoursAt: new Date('2026-03-15T08:30:00Z'), inServiceOn: '2024-03-01' } },
    ])
  })

  it.each(['parts.csv', 'parts.es.csv'])('%s', async (name) => {
    const { outline, streamed, fields } = await tableOf(name, partKind)
    expect(fields).toEqual(exportedColumns)
    expect(await collect(parseParts(streamed(), outline, 'USD'))).toMatchObject([
      { part: { cost_amount: 1250, is_active: true }, reason: null },
    ])
  })

  it.each(['counts.csv', 'counts.es.csv'])('%s', async (name) => {
    const { outline, streamed, fields } = await tableOf(name, countKind)
    expect(fields).toEqual(countColumns)
    expect(await collect(parseCounts(streamed(), outline))).toMatchObject([
      { quantity: 12, reorderLevel: 4, reason: undefined },
    ])
  })

  it('hours.xml', () => {
    expect(readFleetPage(read('hours.xml')).equipment).toMatchObject([
      { serialNumber: 'SN-00001', hours: { tenths: 12_505 } },
    ])
  })
})
