import type { Language } from '../../../../languages/language'
import { detectLanguages } from '../../../../languages/passage-languages'
import { stem } from '../../../../languages/text/stem'
import { tokenise } from '../../../../languages/text/tokenise'
import { buildPartsIndex, type ListedPart, namesByPassage, type PartsIndex, withNames } from '../parts/parts-index'
import type { ScopedPassage } from '../scoped-passage'
import { createLexicon, type Lexicon } from './lexicon'
import { modelWords } from './model-words'
import { variantsByDesignation } from './variants'
import { buildWordIndex, type DocumentFields, type WordIndex } from './word-index'

/** Search index of one manual, over its passages and over whole pages. */
export interface ManualIndex {
  /** The language of most of it. */
  language: Language
  /** The languages of its passages, each once. */
  languages: readonly Language[]
  /** Those that it is written in, and not only some labels, listings or a summary. */
  mainLanguages: readonly Language[]
  languageOfPassage: readonly Language[]
  passages: readonly ScopedPassage[]
  byPassage: WordIndex
  byPage: WordIndex
  /** For each passage, the document of its page in `byPage`. */
  pageOfPassage: number[]
  /** The passages on its cover and in its tables of contents, which name everything and answer nothing. */
  listings: ReadonlySet<number>
  /** For each numbered section, its first passage of steps. */
  stepsBySection: ReadonlyMap<string, number>
  /** For each numbered section whose title is within running text, the first passage with it. */
  textBySection: ReadonlyMap<string, number>
  /** The words of its cover. */
  coverWords: ReadonlySet<string>
  /** Those that are the model of its machine. */
  modelWords: ReadonlySet<string>
  /** Designations with letters at their end, by what is before these: "l100v" by "l100". */
  variants: ReadonlyMap<string, readonly string[]>
  vocabularies: ReadonlyMap<Language, LanguageVocabulary>
  parts: PartsIndex
}

/** The words of the passages in one language. */
interface LanguageVocabulary {
  /** Normalised words (letters only) with their counts, for spelling correction. */
  words: ReadonlyMap<string, number>
  stems: ReadonlySet<string>
}

/** The encoded words of the fields of a passage. */
interface PassageWords {
  page: number
  text: Uint32Array
  headings: Uint32Array
  nearestHeading: Uint32Array
  headingsAbove: Uint32Array
  columns: Uint32Array
  /** The first lines, if it is the first passage of its page. */
  pageHead: Uint32Array | undefined
}

const FIELD_WEIGHTS = { text: 1, nearestHeading: 1, heading: 0.5, columns: 0.5, pageHead: 0.5 }
/** Of the passages in the most frequent language. */
const MIN_SHARE_OF_LANGUAGE = 0.2
const PAGE_HEAD_LINES = 3
/** A first page of running text with at most so many words is a cover, unless the manual is a leaflet. */
const COVER = { maxWords: 60, minPages: 6 }

/**
 * Reads each passage once, and again only a few whose language is uncertain, because the list may be a stored one.
 * @param passages all passages of the manual, in reading order
 * @param parts the rows of its parts lists
 */
export function buildManualIndex(passages: readonly ScopedPassage[], parts: readonly ListedPart[] = []): ManualIndex {
  const lexicon = createLexicon()
  const names = namesByPassage(parts)
  const pageDocuments = new Map<number, number>()
  const pages: number[][] = []
  const headings = new Map<string, number>()
  const contents: number[] = []
  const stepsBySection = new Map<string, number>()
  const textBySection = new Map<string, number>()
  let cover = 0
  const encoded = passages.map((passage, position) => {
    const document = pageDocuments.get(passage.page) ?? pages.push([]) - 1
    pageDocuments.set(passage.page, document)
    pages[document]?.push(position)
    for (const heading of passage.headings) if (!headings.has(heading)) headings.set(heading, position)
    if (passage.kind === 'steps')
      for (const section of sectionNumbers(passage.headings))
        if (!stepsBySection.has(section)) stepsBySection.set(section, position)
    if (passage.contents) contents.push(position)
    else if (passage.kind === 'text')
      for (const section of sectionNumbers(passage.lines.map(({ text }) => text)))
        if (!textBySection.has(section)) textBySection.set(section, position)
    if (passage.page === 1 && passage.kind === 'text' && cover === position) cover++
    const text = withNames(passage.text, names.get(position))
    return encodePassage({ ...passage, text }, pages[document]?.length === 1, lexicon)
  })
  const { main, passages: languageOfPassage } = detectLanguages(
    encoded.map(({ page, text }, position) => ({
      page,
      text: () => passages[position]?.text ?? '',
      words: () => Array.from(text, (number) => lexicon.words[number] ?? ''),
    })),
  )
  const stemmer = createStemmer(lexicon)
  const stemField = (position: number, words: Uint32Array | undefined) =>
    words ? stemmer.stemsOf(languageOfPassage[position] ?? main, words) : []
  const pageOfPassage = encoded.map(({ page }) => pageDocuments.get(page) ?? 0)

  function* passageFields(): Generator<DocumentFields> {
    for (const [position, { text, nearestHeading, headingsAbove, columns }] of encoded.entries()) {
      const [first = position] = pages[pageOfPassage[position] ?? 0] ?? []
      yield [
        { words: stemField(position, text), weight: FIELD_WEIGHTS.text },
        { words: stemField(position, nearestHeading), weight: FIELD_WEIGHTS.nearestHeading },
        { words: stemField(position, headingsAbove), weight: FIELD_WEIGHTS.heading },
        { words: stemField(position, columns), weight: FIELD_WEIGHTS.columns },
        { words: stemField(first, encoded[first]?.pageHead), weight: FIELD_WEIGHTS.pageHead },
      ]
    }
  }
  function* pageFields(): Generator<DocumentFields> {
    for (const positions of pages) {
      const [first = 0] = positions
      yield [
        ...positions.map((position) => ({ words: stemField(position, encoded[position]?.text), weight: 1 })),
        { words: stemField(first, encoded[first]?.headings), weight: 1 },
      ]
    }
  }
  const covers = isCover(encoded, cover, pages.length) ? encoded.slice(0, cover) : []
  const coverWords = covers.flatMap(({ text }) => Array.from(text, (number) => lexicon.words[number] ?? ''))
  const languages = [...new Set(languageOfPassage)]
  const vocabularyOf = (language: Language): LanguageVocabulary => {
    const isOwn = (position: number) => languageOfPassage[position] === language
    const texts = encoded.flatMap(({ text }, position) => (isOwn(position) ? [text] : []))
    const titles = [...headings].flatMap(([heading, position]) => (isOwn(position) ? [heading] : []))
    const words = countWords([...texts, ...titles.map((title) => lexicon.encode(tokenise(title)))], lexicon)
    return { words, stems: new Set(stemmer.stemsOf(language, lexicon.encode([...words.keys()]))) }
  }
  return {
    language: main,
    languages,
    mainLanguages: mainLanguagesOf(languageOfPassage),
    languageOfPassage,
    passages,
    byPassage: buildWordIndex(passageFields()),
    byPage: buildWordIndex(pageFields()),
    pageOfPassage,
    stepsBySection,
    textBySection,
    listings: new Set([...covers.keys(), ...contents]),
    coverWords: new Set(coverWords),
    modelWords: modelWords(coverWords),
    variants: variantsByDesignation(lexicon.words),
    vocabularies: new Map(languages.map((language) => [language, vocabularyOf(language)])),
    parts: buildPartsIndex(parts, (passage, text) => stemField(passage, lexicon.encode(tokenise(text)))),
  }
}

function mainLanguagesOf(languageOfPassage: readonly Language[]): Language[] {
  const counts = new Map<Language, number>()
  for (const language of languageOfPassage) counts.set(language, (counts.get(language) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].flatMap(([language, count]) => (count >= MIN_SHARE_OF_LANGUAGE * most ? [language] : []))
}

const sectionNumbers = (headings: readonly string[]) =>
  headings.flatMap((heading) => heading.match(/^\d+(?:[.-]\d+)+(?= )/) ?? [])

function isCover(passages: readonly PassageWords[], length: number, pages: number): boolean {
  const words = passages.slice(0, length).reduce((sum, { text }) => sum + text.length, 0)
  return passages[length]?.page !== 1 && words <= COVER.maxWords && pages >= COVER.minPages
}

function encodePassage(passage: ScopedPassage, isFirstOfPage: boolean, lexicon: Lexicon): PassageWords {
  const encode = (lines: readonly string[]) => lexicon.encode(tokenise(lines.join('\n')))
  const [nearest, ...above] = passage.headings.toReversed()
  const head = passage.lines.slice(0, PAGE_HEAD_LINES).map(({ text }) => text)
  return {
    page: passage.page,
    text: lexicon.encode(tokenise(passage.text)),
    headings: encode(passage.headings),
    nearestHeading: encode([nearest ?? '']),
    headingsAbove: encode(above),
    columns: encode(passage.kind === 'table' ? passage.columns : []),
    pageHead: isFirstOfPage ? encode(head) : undefined,
  }
}

/** Stems each word once per language. */
function createStemmer(lexicon: Lexicon) {
  const stemsByLanguage = new Map<Language, (string | undefined)[]>()
  const stemsOf = (language: Language, words: Uint32Array): string[] => {
    const stems = stemsByLanguage.get(language) ?? new Array<undefined>(lexicon.words.length)
    stemsByLanguage.set(language, stems)
    return Array.from(words, (word) => (stems[word] ??= stem(lexicon.words[word] ?? '', language)))
  }
  return { stemsOf }
}

/** The words of letters only, as often as they occur. */
function countWords(texts: readonly Uint32Array[], lexicon: Lexicon): Map<string, number> {
  const counts = new Uint32Array(lexicon.words.length)
  for (const text of texts) for (const word of text) counts[word] = (counts[word] ?? 0) + 1
  return new Map(
    lexicon.words.flatMap((word, number): [string, number][] => {
      const count = counts[number] ?? 0
      return count > 0 && /^[a-z]{3,}$/.test(word) ? [[word, count]] : []
    }),
  )
}
