import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Column } from '../data-table'
import { exportedColumns } from './exported-columns'

beforeEach(() => void vi.stubEnv('TZ', 'America/Denver'))
afterEach(() => void vi.unstubAllEnvs())

type Row = { name: string; total: { amount: number; currency: string } | null; at: string | null }

const cell = () => null
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell },
  { id: 'total', header: 'Total', amount: ({ total }) => total, cell },
  { id: 'at', header: 'Placed', moment: ({ at }) => at, cell },
  { id: 'actions', header: 'Actions', kind: 'actions', cell },
]
const exported = () => exportedColumns(columns, 'Currency')
const row = { name: 'HX-250', at: '2026-11-26T01:05:20.165Z' }
const written = (total: Row['total'], at: Row['at'] = row.at) =>
  exported().map(({ write }) => write({ ...row, total, at }))

it('amounts have a currency beside them, moments say their time zone, and actions are no column', () => {
  expect(exported().map(({ header }) => header)).toEqual(['Name', 'Total', 'Currency', 'Placed (America/Denver)'])
})

it.each([
  [782_860, 'USD', '7828.60'],
  [-500, 'EUR', '-5.00'],
  [0, 'USD', '0.00'],
  [7829, 'JPY', '7829'],
  [12_345, 'KWD', '12.345'],
])(
  '%i of %s is a figure with all digits of the currency and the time is that of the reader',
  (amount, currency, figure) => {
    expect(written({ amount, currency })).toEqual(['HX-250', figure, currency, '2026-11-25 18:05'])
  },
)

it('what there is not is blank', () => {
  expect(written(null, null)).toEqual(['HX-250', '', '', ''])
})

it('a column that says several things becomes several', () => {
  const both: Column<Row> = {
    id: 'name',
    header: 'Name and total',
    exported: [
      { header: 'Name', value: ({ name }) => name },
      { header: 'Total', amount: ({ total }) => total },
    ],
    cell,
  }
  expect(exportedColumns([both], 'Currency').map(({ header }) => header)).toEqual(['Name', 'Total', 'Currency'])
})

it('several amounts have one column for their currency, also where the first is blank', () => {
  type Paid = { total: Row['total']; refunded: Row['total'] }
  const both = exportedColumns<Paid>(
    [
      { id: 'total', header: 'Total', amount: ({ total }) => total, cell },
      { id: 'refunded', header: 'Refunded', amount: ({ refunded }) => refunded, cell },
    ],
    'Currency',
  )
  expect(both.map(({ header }) => header)).toEqual(['Total', 'Currency', 'Refunded'])
  const paid: Paid = { total: null, refunded: { amount: 500, currency: 'EUR' } }
  expect(both.map(({ write }) => write(paid))).toEqual(['', 'EUR', '5.00'])
})
