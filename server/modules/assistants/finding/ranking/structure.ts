import type { Intent } from '../query/intent'
import { partNumbersIn } from '../query/part-number'
import type { ScopedPassage } from '../scoped-passage'

const factors = { partsList: 1.15, steps: 1.1, figures: 1.05 }
const quantity = /\d\s*(?:°|%|[a-zA-Z]{1,3}\b)/

/** How well the kind of a passage fits the kind of answer asked for, as a factor of its score. */
export function structureFactor(passage: ScopedPassage, intent: Intent): number {
  if (intent === 'part') return partNumbersIn(passage.text) >= 3 ? factors.partsList : 1
  if (intent === 'procedure') return passage.kind === 'steps' ? factors.steps : 1
  if (intent === 'value') return quantity.test(passage.text) ? factors.figures : 1
  return 1
}
