import { anyWord } from '../../../../languages/manual-words'
import { ordersModel } from '../../../../languages/orders-to-models'
import type { Box, PassageLine } from '../../../manuals'
import type { ScopedPassage } from '../scoped-passage'
import { oneLine, rowText } from './row'
import { splitIntoSentences } from './sentence'

/** The smallest part of a passage that can be an answer: a sentence, a step or a table row. */
export interface Unit {
  kind: 'sentence' | 'step' | 'row'
  /** As shown: a row with its column titles, a step with its label. */
  text: string
  /** Without column titles and label. */
  own: string
  boxes: Box[]
  /** The cells of a row and their column titles. */
  cells?: readonly string[]
  columns?: readonly string[]
}

/** A note that follows a step in its text says something of its own: "NOTE Reset the service counter". */
const noteStart = new RegExp(`\\s+(?=${anyWord('note').toUpperCase()}\\b)`)

/** What gives orders to a language model says nothing about the machine: it is neither quoted nor does it support anything. */
const isForReaders = ({ own, cells }: Unit) => !(cells ?? [own]).some(ordersModel)

/** The units of a passage that are meant for its readers. */
export const splitIntoUnits = (passage: ScopedPassage): Unit[] => allUnits(passage).filter(isForReaders)

function allUnits(passage: ScopedPassage): Unit[] {
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
    return passage.steps.flatMap(({ label, text, box }): Unit[] => {
      const [step = '', ...notes] = text.split(noteStart).map(oneLine)
      return [
        { kind: 'step', text: `${label} ${step}`.trim(), own: step, boxes: [box] },
        ...notes.map((note): Unit => ({ kind: 'sentence', text: note, own: note, boxes: [box] })),
      ]
    })
  return sentenceUnits(passage.lines)
}

export const toSentenceUnits = (lines: readonly PassageLine[]): Unit[] => sentenceUnits(lines).filter(isForReaders)

const sentenceUnits = (lines: readonly PassageLine[]) =>
  splitIntoSentences(lines).map(({ text, boxes }): Unit => ({ kind: 'sentence', text, own: text, boxes }))
