import { type Block, type Chapter, figure, section, table } from './writer/block'
import type { Drawing } from './writer/drawing'

/** A group of a parts manual: its numbered figures, each with the list of its callouts. */
export interface PartsGroup {
  title: string
  figures: { title: string; drawing: Drawing; height?: number; parts: string[] }[]
}

interface ListedPart {
  number: string
  description: string
  /** `4-2`, as printed below the figure. */
  figure: string
  item: string
}

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())

/** Creates a chapter of a parts manual. A part is written as `item | part number | description | quantity | notes`. */
export function partsChapter(group: PartsGroup): Chapter {
  const columns = ['Item 0.6 center', 'Part number 1.3', 'Description 3', 'Qty 0.6 right', 'Notes 2']
  return {
    title: group.title,
    blocks: group.figures.flatMap((one, index): Block[] => [
      ...(index > 0 ? [{ kind: 'page' as const }] : []),
      section(one.title),
      figure(one.title, one.drawing, one.height ?? 240),
      table(columns, one.parts),
    ]),
  }
}

/** Lists all parts by number with their figure and item. `firstChapter` is the number of the first group. */
export function listParts(groups: PartsGroup[], firstChapter: number): ListedPart[] {
  return groups
    .flatMap((group, groupIndex) =>
      group.figures.flatMap(({ parts }, index) =>
        parts.map((row) => {
          const [item = '', number = '', description = ''] = cellsOf(row)
          return { number, description, figure: `${firstChapter + groupIndex}-${index + 1}`, item }
        }),
      ),
    )
    .sort((one, other) => one.number.localeCompare(other.number, 'en'))
}

/** Creates the index of part numbers at the end of a parts manual. */
export function partsIndex(groups: PartsGroup[], firstChapter: number): Chapter {
  const rows = listParts(groups, firstChapter).map(
    (part) => `${part.number} | ${part.description} | ${part.figure} | ${part.item}`,
  )
  return {
    title: 'Numerical index',
    blocks: [
      section('Part numbers'),
      table(['Part number 1.4', 'Description 3.4', 'Figure 0.8 center', 'Item 0.8 center'], rows),
    ],
  }
}
