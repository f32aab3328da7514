import type { Language } from '../../../../../languages/language'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { splitIntoUnits, type Unit } from '../../../finding/scoring/unit'

/** What a statement may cite: a passage of a manual, or what records say. */
export interface CheckedSource {
  language: Language
  /** Sentences, steps or rows. */
  units: readonly Unit[]
  /** What is above all of them: the headings, the titles of the columns, the name of the manual. */
  above: string
}

export function sourceOfPassage(passage: ScopedPassage, language: Language): CheckedSource {
  const columns = passage.kind === 'table' ? passage.columns : []
  return {
    language,
    units: splitIntoUnits(passage),
    above: [passage.manualName, ...passage.headings, ...columns].join('\n'),
  }
}

/** @param text what is known of one record, or of several */
export const sourceOfText = (text: string, language: Language): CheckedSource => ({
  language,
  units: text.split('\n').map((line) => ({ kind: 'sentence', text: line, own: line, boxes: [] })),
  above: '',
})

/** All that a source says, a unit in each line, after what is above them. */
export const textOf = ({ above, units }: CheckedSource): string => [above, ...units.map(({ text }) => text)].join('\n')
