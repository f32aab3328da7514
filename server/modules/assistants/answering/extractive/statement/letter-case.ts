import { isGlossaryWord } from '../../../../../languages/glossary/glossary'
import { glossaryTerms } from '../../../../../languages/glossary/terms'
import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'

/** Text in capitals in sentence case: "HYDRAULIC TANK, SAE" is "Hydraulic tank, SAE". Other text is unchanged. */
export function sentenceCase(text: string, language: Language): string {
  if (text !== text.toUpperCase() || !/\p{L}{3}/u.test(text)) return text
  const words = text.match(/\p{L}+/gu) ?? []
  // Which words are nouns cannot be seen.
  if (languageData[language].hasCapitalNouns && words.length > 1) return text
  const lower = text.replace(/(?<![\p{L}\d])[\p{L}'’]{2,}(?![\p{L}\d])/gu, (word) =>
    isAbbreviation(word, language) ? word : word.toLowerCase(),
  )
  return lower.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase())
}

/** Text within a sentence: without the capital of its first word, unless that is a name or an abbreviation. */
export function withinSentence(text: string, language: Language): string {
  const first = /^\p{Lu}\p{Ll}*(?![\p{L}\d])/u.exec(text)?.[0]
  if (languageData[language].hasCapitalNouns || !first || !isKnownWord(first, language)) return text
  return `${first.toLowerCase()}${text.slice(first.length)}`
}

export const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Those that the glossary writes in capitals, and other short words that are in no list. */
function isAbbreviation(word: string, language: Language): boolean {
  abbreviations ??= new Set(glossaryTerms.flatMap((terms) => terms.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []))
  return abbreviations.has(word) || (word.length <= 4 && !isKnownWord(word, language))
}

let abbreviations: ReadonlySet<string> | undefined

function isKnownWord(word: string, language: Language): boolean {
  const { stopWords, fillerWords, speechWords } = languageData[language]
  const key = normalise(word)
  return [stopWords, fillerWords, speechWords].some((words) => words.has(key)) || isGlossaryWord(key, language)
}
