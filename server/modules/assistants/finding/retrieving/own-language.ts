import type { Language } from '../../../../languages/language'
import type { ManualIndex } from './manual-index'

const FACTORS = { otherLanguage: 0.75, otherManual: 0.8 }

/**
 * Score factor for a passage in another language than the question. A manual in several languages says the same in each,
 * so that the reader's own comes first. One manual in another language than the others may be a translation of one of them,
 * or the only one of its kind, so that this counts less. If none is in the reader's language, none is affected.
 */
export function languageFactor(
  manual: ManualIndex,
  document: number,
  { language, inScope }: { language: Language; inScope: readonly Language[] },
): number {
  if (manual.languageOfPassage[document] === language) return 1
  if (manual.mainLanguages.includes(language)) return FACTORS.otherLanguage
  return inScope.includes(language) ? FACTORS.otherManual : 1
}
