import type { Language } from '../language'
import { languageData } from '../language-data'

/** The stem of a normalised word, so that "tightening" matches "tighten" and "barras" matches "barra". */
export const stem = (word: string, language: Language): string => languageData[language].stem(word)

/** The stems that a word has in texts of several languages, each once. */
export function stemsIn(word: string, languages: readonly Language[]): string[] {
  const [only, ...others] = languages
  if (only && others.length === 0) return [stem(word, only)]
  return [...new Set(languages.map((language) => stem(word, language)))]
}
