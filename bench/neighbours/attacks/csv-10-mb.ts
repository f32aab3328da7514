import type { Attack } from '../attack'
import { importTable, tableHead } from '../import-table'

const tenMegabytes = 10 * 1024 * 1024

export const attack: Attack = importTable({
  name: 'csv-10-mb',
  description: 'a table of 10 MB of empty lines',
  content: () => tableHead.padEnd(tenMegabytes, '\n'),
  expected: [400],
})
