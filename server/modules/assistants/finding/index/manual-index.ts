import type { Language } from '../languages/language'
import { detectLanguages } from '../languages/passage-languages'
import { stem } from '../query/stem'
import { tokenise } from '../query/tokenise'
import type { ScopedPassage } from '../scoped-passage'
import { buildWordIndex, type DocumentFields, type WordIndex } from './word-index'

/** Search index of one manual, over its passages and over whole pages. */
export interface ManualIndex {
  /** The language of most of it. */
  language: Language
  /** The languages of its passages, each once. */
  languages: readonly Language[]
  languageOfPassage: readonly Language[]
  passages: readonly ScopedPassage[]
  byPassage: WordIndex
  byPage: WordIndex
  /** For each passage, the document of its page in `byPage`. */
  pageOfPassage: number[]
  /** Normalised words (letters only) with their counts, for spelling correction. */
  words: Map<string, number>
  stems: Set<string>
}

const FIELD_WEIGHTS = { text: 1, nearestHeading: 1, heading: 0.5, columns: 0.5, pageHead: 0.5 }
const PAGE_HEAD_LINES = 3

/** @param passages all passages of the manual, in reading order */
export function buildManualIndex(passages: readonly ScopedPassage[]): ManualIndex {
  const tokens = passages.map((passage) => tokenise(passage.text))
  const { main, passages: languageOfPassage } = detectLanguages(
    passages.map(({ page, text }, position) => ({ page, text, words: tokens[position] ?? [] })),
  )
  const headings = [...new Set(passages.flatMap((passage) => passage.headings))]
  const words = countWords([...tokens, ...headings.map((heading) => tokenise(heading))])
  const stemmers = new Map<Language, (word: string) => string>()
  const stemsOf = (language: Language, words: readonly string[]) => {
    const stemOnce = stemmers.get(language) ?? memoize((word) => stem(word, language))
    stemmers.set(language, stemOnce)
    return words.map(stemOnce)
  }

  const pageDocuments = new Map<number, number>()
  const pageWords: DocumentFields[] = []
  const pageHeads: string[][] = []
  const pageOfPassage = passages.map((passage, position) => {
    const known = pageDocuments.get(passage.page)
    const stems = (words: readonly string[]) => stemsOf(languageOfPassage[position] ?? main, words)
    const text = stems(tokens[position] ?? [])
    if (known !== undefined) {
      pageWords[known]?.push({ words: text, weight: 1 })
      return known
    }
    const document = pageWords.length
    pageDocuments.set(passage.page, document)
    pageWords.push([
      { words: text, weight: 1 },
      { words: stems(tokenise(passage.headings.join('\n'))), weight: 1 },
    ])
    pageHeads.push(
      stems(
        tokenise(
          passage.lines
            .slice(0, PAGE_HEAD_LINES)
            .map((line) => line.text)
            .join('\n'),
        ),
      ),
    )
    return document
  })
  const byPassage = buildWordIndex(
    passages.map((passage, position) => {
      const stems = (words: readonly string[]) => stemsOf(languageOfPassage[position] ?? main, words)
      return [
        { words: stems(tokens[position] ?? []), weight: FIELD_WEIGHTS.text },
        ...headingFields(passage, stems),
        { words: pageHeads[pageOfPassage[position] ?? 0] ?? [], weight: FIELD_WEIGHTS.pageHead },
      ]
    }),
  )
  const byPage = buildWordIndex(pageWords)
  return {
    language: main,
    languages: [...new Set(languageOfPassage)],
    languageOfPassage,
    passages,
    byPassage,
    byPage,
    pageOfPassage,
    words,
    stems: new Set([...stemmers.keys()].flatMap((language) => stemsOf(language, [...words.keys()]))),
  }
}

function headingFields(passage: ScopedPassage, stems: (tokens: string[]) => string[]): DocumentFields {
  const [nearest, ...above] = passage.headings.toReversed()
  const columns = passage.kind === 'table' ? passage.columns : []
  return [
    { words: stems(tokenise(nearest ?? '')), weight: FIELD_WEIGHTS.nearestHeading },
    { words: stems(tokenise(above.join('\n'))), weight: FIELD_WEIGHTS.heading },
    { words: stems(tokenise(columns.join('\n'))), weight: FIELD_WEIGHTS.columns },
  ]
}

function countWords(texts: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of text) if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function memoize(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const result = read(word)
    known.set(word, result)
    return result
  }
}
