import { namesIn } from '../../../../languages/glossary/concept'
import { machineKindTerms } from '../../../../languages/glossary/machine-kinds'
import { glossaryTerms } from '../../../../languages/glossary/terms'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { stem } from '../../../../languages/text/stem'

const stemsOfKinds = new Map<Language, ReadonlySet<string>>()

/**
 * Whether a normalised word is what people call the machine itself, or part of such a name. In a question about it, the
 * name says nothing: every page is about the machine.
 */
export function isMachineKind(word: string, language: Language): boolean {
  const stems = stemsOfKinds.get(language) ?? findStemsOfKinds(language)
  stemsOfKinds.set(language, stems)
  return stems.has(stem(word, language))
}

/** The names of one word, and the nouns in longer ones unless they also name another thing: a "lift" is not only a machine. */
function findStemsOfKinds(language: Language): ReadonlySet<string> {
  const others = glossaryTerms.filter((terms) => terms !== machineKindTerms)
  const otherNames = others.flatMap((terms) => namesIn(terms, language)).filter((name) => name.length === 1)
  const otherWords = new Set(otherNames.flat())
  const headAt = languageData[language].headNoun === 'first' ? 0 : -1
  const names = namesIn(machineKindTerms, language)
  const words = names.flatMap((name) => (name.length === 1 ? name : (name.at(headAt) ?? [])))
  const spoken = (languageData[language].speech?.machineKinds ?? '').split(' ').filter(Boolean)
  return new Set([...[...words.filter((word) => !otherWords.has(word)), ...spoken].map((word) => stem(word, language))])
}
