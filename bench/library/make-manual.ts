import type { Passage } from '../../server/modules/manuals'
import { findParts } from '../../server/modules/manuals/reading/parts/find-parts'
import type { ReadManual } from '../../server/modules/manuals/reading/read-manual'
import { chooseFrom, createRandom } from '../random'

const PAGES_PER_CHAPTER = 25
/** Share of the longer words that are replaced, half of them by words that no other manual has. */
const REPLACED_SHARE = 0.3

const pagesOf = ({ pages, passages }: ReadManual) =>
  pages.map((size, index) => ({ size, passages: passages.filter(({ page }) => page === index + 1) }))

/**
 * Makes a manual of any length from the pages of others. Within a chapter the same words are replaced alike, so that a
 * chapter is about its own things, and its figures differ from those of other chapters.
 */
export function makeManual(sources: readonly ReadManual[], pageCount: number, seed: number): ReadManual {
  const random = createRandom(seed)
  const templates = sources.flatMap(pagesOf).filter(({ passages }) => passages.length > 0)
  const words = vocabularyOf(sources)
  const start = Math.floor(random() * templates.length)
  let vary = createVariation(words, random)
  const made = Array.from({ length: pageCount }, (_, index) => {
    if (index % PAGES_PER_CHAPTER === 0) vary = createVariation(words, random)
    const template = templates[(start + index) % templates.length]
    if (!template) throw new Error('the sources have no text')
    const passages = template.passages.map((passage) => varyPassage({ ...passage, page: index + 1 }, vary))
    return { size: template.size, passages }
  })
  const passages = made.flatMap((page) => page.passages)
  return {
    pages: made.map(({ size }) => size),
    pagesWithoutText: [],
    ocrPages: 0,
    unreadablePages: 0,
    pageTexts: [],
    passages,
    parts: findParts(passages),
  }
}

/** The longer words, as often as they occur. */
const vocabularyOf = (sources: readonly ReadManual[]): string[] =>
  sources.flatMap(({ passages }) => passages.flatMap(({ text }) => text.match(/\p{L}{5,}/gu) ?? []))

type Variation = (text: string) => string

function createVariation(words: readonly string[], random: () => number): Variation {
  const replacements = new Map<string, string>()
  const replaceWord = (word: string): string => {
    if (random() >= REPLACED_SHARE) return word
    const other = chooseFrom(words, random)
    if (random() < 0.5) return other
    const third = chooseFrom(words, random)
    return other.slice(0, Math.ceil(other.length / 2)) + third.slice(Math.floor(third.length / 2)).toLowerCase()
  }
  const replaceNumber = (digits: string) => digits.replace(/[1-9]/g, () => String(1 + Math.floor(random() * 9)))
  return (text) =>
    text.replace(/\p{L}{5,}|\d+/gu, (found) => {
      const known = replacements.get(found)
      if (known !== undefined) return known
      const replacement = /\d/.test(found) ? replaceNumber(found) : replaceWord(found)
      replacements.set(found, replacement)
      return replacement
    })
}

function varyPassage(passage: Passage, vary: Variation): Passage {
  const headings = passage.headings.map(vary)
  const lines = passage.lines.map((line) => ({ ...line, text: vary(line.text) }))
  const base = { headings, lines, text: vary(passage.text) }
  if (passage.kind === 'table') {
    const rows = passage.rows.map((row) => ({ ...row, cells: row.cells.map(vary) }))
    return { ...passage, ...base, columns: passage.columns.map(vary), rows }
  }
  if (passage.kind === 'steps') {
    return { ...passage, ...base, steps: passage.steps.map((step) => ({ ...step, text: vary(step.text) })) }
  }
  return { ...passage, ...base }
}
