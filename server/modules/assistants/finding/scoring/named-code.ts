import { tokenise } from '../../../../languages/text/tokenise'
import type { ScopedPassage } from '../scoped-passage'

const designation = /^(?=.*\p{L})(?=.*\d)/u

/**
 * Whether a passage, with its headings, leaves out every model, variant or code of letters and figures that the question
 * names: what it says is of another one. A variant may be named more completely than in the question ("L100", "L100V").
 */
export function lacksNamedCode({ headings, text, ...passage }: ScopedPassage, codes: readonly string[]): boolean {
  const named = codes.filter((code) => designation.test(code))
  if (named.length === 0) return false
  const columns = 'columns' in passage ? passage.columns : []
  const words = tokenise([...headings, ...columns, text].join('\n'))
  return !named.some((code) => words.some((word) => word.startsWith(code)))
}
