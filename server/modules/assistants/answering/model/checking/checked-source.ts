import type { Language } from '../../../../../languages/language'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { splitIntoUnits, type Unit } from '../../../finding/scoring/unit'

/** What a statement may cite: a passage of a manual, or what records say. */
export interface CheckedSource {
  language: Language
  /** Sentences, steps or rows. */
  units: readonly Unit[]
  /** What is above all of them: the headings and the name of the manual, a line each. */
  above: string
  /** The titles of the columns of a table. */
  columns: readonly string[]
}

export function sourceOfPassage(passage: ScopedPassage, language: Language): CheckedSource {
  return {
    language,
    units: splitIntoUnits(passage),
    above: [passage.manualName, ...passage.headings].join('\n'),
    columns: passage.kind === 'table' ? passage.columns : [],
  }
}

/** @param text what is known of one record, or of several */
export const sourceOfText = (text: string, language: Language): CheckedSource => ({
  language,
  units: text.split(/\n|; /).map((line) => ({ kind: 'sentence', text: line, own: line, boxes: [] })),
  above: '',
  columns: [],
})
