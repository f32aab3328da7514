import type { Box, PassageLine } from '../../../manuals'
import type { ScopedPassage } from '../scoped-passage'
import { rowText } from './row'
import { sentencesOf } from './sentence'

/** The smallest stretch of a passage that can be an answer: a sentence, a step or a table row. */
export interface Unit {
  kind: 'sentence' | 'step' | 'row'
  /** As it is shown: a row with its column heads, a step with its label. */
  text: string
  /** Only what stands in the place itself, without column heads. */
  own: string
  boxes: Box[]
  /** The cells of a row and the heads above them. */
  cells?: readonly string[]
  columns?: readonly string[]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Takes a passage apart into its units, in reading order. */
export function unitsOf(passage: ScopedPassage): Unit[] {
  if (passage.kind === 'table' && passage.rows.length > 0)
    return passage.rows
      .map(
        (row): Unit => ({
          kind: 'row',
          text: rowText(passage.columns, row.cells),
          own: row.cells.filter(Boolean).join(' '),
          boxes: [row.box],
          cells: row.cells,
          columns: passage.columns,
        }),
      )
      .filter((unit) => unit.own.trim() !== '')
  if (passage.kind === 'steps' && passage.steps.length > 0)
    return passage.steps.map(({ label, text, box }) => ({
      kind: 'step',
      text: `${label} ${oneLine(text)}`.trim(),
      own: oneLine(text),
      boxes: [box],
    }))
  return textUnits(passage.lines)
}

/** The sentences of running text as units. */
export function textUnits(lines: readonly PassageLine[]): Unit[] {
  return sentencesOf(lines).map(({ text, boxes }) => ({ kind: 'sentence', text, own: text, boxes }))
}
