import type { Attack } from '../attack'
import { importTable, tableHead } from '../import-table'

export const attack: Attack = importTable({
  name: 'csv-empty-lines',
  description: 'a table of 500 kB of empty lines',
  content: () => tableHead + '\n'.repeat(500_000),
  expected: [400],
})
