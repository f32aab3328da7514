import type { Attack } from '../attack'
import { importTable, tableHead } from '../import-table'

const mostRows = 20_000

export const attack: Attack = importTable({
  name: 'imports-at-once',
  description: `25 tables of ${mostRows} rows at once`,
  content: () => {
    const rows = Array.from(
      { length: mostRows },
      (_, index) => `Moorland,M-7,M7-${index + 10},Loader ${index},${index}`,
    )
    return tableHead + rows.join('\n')
  },
  count: 25,
  // One runs and the others are refused meanwhile.
  expected: [200, 409],
})
