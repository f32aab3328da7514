import type { Attack } from '../attack'
import { importTable, tableHead } from '../import-table'

export const attack: Attack = importTable({
  name: 'csv-commas',
  description: 'a table of 500 kB of lines with a comma alone',
  content: () => tableHead + ',\n'.repeat(250_000),
  expected: [400],
})
