import type { ManualIndex } from '../index/manual-index'
import type { Vocabulary } from '../query/spelling'
import { stemsIn } from '../query/stem'

/** The manuals that may be used for a question, searched as one collection. */
export interface Scope {
  manuals: readonly ManualIndex[]
  vocabulary: Vocabulary
}

/** Combines the indexes of the manuals in scope; cheap enough for each question. */
export function createScope(manuals: readonly ManualIndex[]): Scope {
  return {
    manuals,
    vocabulary: {
      has: (word) => manuals.some((manual) => containsWord(manual, word)),
      words: mergeWordCounts(manuals),
      languages: [...new Set(manuals.flatMap(({ languages }) => languages))],
    },
  }
}

function containsWord(manual: ManualIndex, word: string): boolean {
  const found = manual.words.has(word) || stemsIn(word, manual.languages).some((stem) => manual.stems.has(stem))
  return found || (/\d/.test(word) && manual.byPassage.postings.has(word))
}

function mergeWordCounts(manuals: readonly ManualIndex[]): ReadonlyMap<string, number> {
  const [first, ...others] = manuals
  if (!first) return new Map()
  if (others.length === 0) return first.words
  const merged = new Map(first.words)
  for (const manual of others)
    for (const [word, count] of manual.words) merged.set(word, (merged.get(word) ?? 0) + count)
  return merged
}
