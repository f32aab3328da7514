import { partNumberOf } from '../api/add-sales'

const HEAD = 'part_number,description,manufacturer,price,currency,pack_size,superseded_by'
/** Of the rows, one in so many is superseded by the row below it, and one in so many changes a part that is there. */
const [SUPERSEDED, KNOWN] = [50, 10]

/**
 * Returns a CSV table of parts with a head and so many rows, none of which is refused; some change parts of the catalogue,
 * the others are new.
 */
export function tableOfParts(rows: number): string {
  const numberOf = (row: number) => (row % KNOWN === 0 ? partNumberOf(1 + row / KNOWN) : `IM-${row}`)
  const lines = Array.from({ length: rows }, (_, row) => {
    const superseding = row % SUPERSEDED === 1 && row + 1 < rows ? numberOf(row + 1) : ''
    return `${numberOf(row)},Hydraulic hose ${row},Broadacre,${100 + (row % 900)}.95,USD,${1 + (row % 4)},${superseding}`
  })
  return [HEAD, ...lines].join('\n')
}
