import { workbookFiles, zipOf } from '../../tests/support/workbook'
import { partNumberOf } from '../api/add-sales'

const HEAD = 'part_number,description,manufacturer,price,currency,pack_size,superseded_by'
/** Of the rows, one in so many is superseded by the row below it, and one in so many changes a part that is there. */
const [SUPERSEDED, KNOWN] = [50, 10]

/**
 * Returns a CSV table of parts with a head and so many rows, none of which is refused; some change parts of the catalogue,
 * the others are new.
 */
export function tableOfParts(rows: number): string {
  return linesOfParts(rows).join('\n')
}

/** The same table as a workbook, whose cells share their texts, as spreadsheet programs write it. */
export function workbookOfParts(rows: number): Buffer {
  const places = new Map<string, number>()
  const cellOf = (text: string): string => {
    if (/^[1-9][\d.]*$/.test(text)) return `<c><v>${text}</v></c>`
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return text === '' ? '<c/>' : `<c t="s"><v>${place}</v></c>`
  }
  const sheet = linesOfParts(rows).map((line) => `<row>${line.split(',').map(cellOf).join('')}</row>`)
  const strings = [...places.keys()].map((text) => `<t>${text}</t>`)
  return zipOf(workbookFiles([{ rows: sheet.join('') }], { strings }))
}

function linesOfParts(rows: number): string[] {
  const numberOf = (row: number) => (row % KNOWN === 0 ? partNumberOf(1 + row / KNOWN) : `IM-${row}`)
  const lines = Array.from({ length: rows }, (_, row) => {
    const superseding = row % SUPERSEDED === 1 && row + 1 < rows ? numberOf(row + 1) : ''
    return `${numberOf(row)},Hydraulic hose ${row},Broadacre,${100 + (row % 900)}.95,USD,${1 + (row % 4)},${superseding}`
  })
  return [HEAD, ...lines]
}
