import type { Intent } from '../../../../languages/question-words'
import { partNumbersIn } from '../question/part-number'
import type { ScopedPassage } from '../scoped-passage'

const FACTORS = { partsList: 1.15, steps: 1.1, figures: 1.05 }
const quantity = /\d\s*(?:°|%|[a-zA-Z]{1,3}\b)/

/** Score factor for how well the kind of passage fits the intent of the question. */
export function structureFactor(passage: ScopedPassage, intent: Intent): number {
  if (intent === 'part') return partNumbersIn(passage.text) >= 3 ? FACTORS.partsList : 1
  if (intent === 'procedure') return passage.kind === 'steps' ? FACTORS.steps : 1
  if (intent === 'value') return quantity.test(passage.text) ? FACTORS.figures : 1
  return 1
}
