import { once } from '../../../../domain/once'
import type { Language } from '../../../../languages/language'
import { stem } from '../../../../languages/text/stem'
import type { ManualKind } from '../../../manuals'
import type { Vocabulary } from '../question/spelling'
import type { ManualIndex } from './manual-index'

/** The manuals that may be used for a question, searched as one collection. */
export interface Scope {
  manuals: readonly ManualIndex[]
  /** Of each of the manuals, where it is known. */
  kinds: readonly ManualKind[]
  vocabulary: Vocabulary
}

/** Combines the indexes of the manuals in scope; cheap enough for each question. */
export function createScope(manuals: readonly ManualIndex[], kinds: readonly ManualKind[] = []): Scope {
  const languages = [...new Set(manuals.flatMap((manual) => manual.languages))]
  const has = (word: string) => languages.some((language) => hasIn(word, language)) || hasFigure(manuals, word)
  const hasIn = (word: string, language: Language) => manuals.some((manual) => containsWord(manual, word, language))
  const byLanguage = new Map<Language, Counts>()
  const everything = once(() => mergeCounts(languages.flatMap((language) => countsOf(manuals, language))))
  return {
    manuals,
    kinds,
    vocabulary: {
      has,
      hasIn,
      get words() {
        return everything()
      },
      isOnCover: (word) => manuals.some(({ coverWords }) => coverWords.has(word)),
      isModel: (word) => manuals.some(({ modelWords }) => modelWords.has(word)),
      variantsOf: (designation) => (has(designation) ? [] : variantsOf(manuals, designation)),
      wordsIn(language) {
        const words = byLanguage.get(language) ?? mergeCounts(countsOf(manuals, language))
        byLanguage.set(language, words)
        return words
      },
      languages,
      mainLanguages: [...new Set(manuals.flatMap((manual) => manual.mainLanguages))],
    },
  }
}

function containsWord({ vocabularies }: ManualIndex, word: string, language: Language): boolean {
  const vocabulary = vocabularies.get(language)
  return vocabulary !== undefined && (vocabulary.words.has(word) || vocabulary.stems.has(stem(word, language)))
}

const MAX_VARIANTS = 4

function variantsOf(manuals: readonly ManualIndex[], designation: string): string[] {
  const found = manuals.flatMap(({ variants }) => variants.get(designation) ?? [])
  return [...new Set(found)].slice(0, MAX_VARIANTS)
}

const hasFigure = (manuals: readonly ManualIndex[], word: string) =>
  /\d/.test(word) && manuals.some(({ byPassage }) => byPassage.postings.has(word))

type Counts = ReadonlyMap<string, number>

const countsOf = (manuals: readonly ManualIndex[], language: Language): Counts[] =>
  manuals.flatMap(({ vocabularies }) => vocabularies.get(language)?.words ?? [])

function mergeCounts([first, ...others]: readonly Counts[]): Counts {
  if (!first || others.length === 0) return first ?? new Map()
  const merged = new Map(first)
  for (const counts of others) for (const [word, count] of counts) merged.set(word, (merged.get(word) ?? 0) + count)
  return merged
}
