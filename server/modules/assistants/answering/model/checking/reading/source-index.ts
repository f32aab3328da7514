import type { Language } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import { stem } from '../../../../../../languages/text/stem'
import { tokenise } from '../../../../../../languages/text/tokenise'
import type { CheckedSource } from '../checked-source'
import { clausesIn, positionIn, type Span } from './clause-marks'
import { type Code, codesIn, labelsIn, spelledCodes } from './codes'
import { type Figure, figuresIn, unitsNamedIn } from './figures'
import { isOppositeWord, type OppositeMention, oppositesAmong } from './opposite-mentions'
import { plainText, withAmperes } from './plain-text'

/** Where something stands: a unit of a source (-1 for what is above all of them), a column of a row (-1 elsewhere), a clause. */
export interface Place {
  unit: number
  column: number
  clause: number
  at: number
}

/** A sentence, a step, a cell or a heading. */
export interface Passage {
  unit: number
  column: number
  plain: string
  clauses: readonly Span[]
  /** Those that say something; figures and codes are none. */
  words: readonly { word: string; at: number }[]
  figures: readonly Figure[]
  codes: readonly Code[]
  /** Undefined in a text of capitals alone. */
  labels: readonly Code[] | undefined
  spelled: ReadonlyMap<string, readonly number[]>
  named: ReadonlySet<string>
  opposites: readonly OppositeMention[]
}

/** A source with all its words, read once for all statements. */
export interface SourceIndex {
  source: CheckedSource
  language: Language
  passages: readonly Passage[]
  byWord: ReadonlyMap<string, readonly Place[]>
  byStem: ReadonlyMap<string, readonly Place[]>
  /** The words by their first letters. */
  byStart: ReadonlyMap<string, readonly string[]>
}

export const ABOVE = -1
export const START_LETTERS = 3

export function createSourceIndex(source: CheckedSource): SourceIndex {
  const { language } = source
  const passages = textsOf(source).map(({ unit, column, text }) => readPassage(text, unit, column, language))
  const byWord = new Map<string, Place[]>()
  for (const passage of passages)
    for (const { word, at } of withJoined(passage.plain))
      append(byWord, word, {
        unit: passage.unit,
        column: passage.column,
        clause: positionIn(passage.clauses, at),
        at,
      })
  const byStem = new Map<string, Place[]>()
  const byStart = new Map<string, string[]>()
  for (const [word, places] of byWord) {
    for (const place of places) append(byStem, stem(word, language), place)
    append(byStart, word.slice(0, START_LETTERS), word)
  }
  return { source, language, passages, byWord, byStem, byStart }
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

interface PlacedText {
  unit: number
  column: number
  text: string
}

/** What is above, line by line; then each unit, or each of its cells. An empty first cell is that of the row before. */
function textsOf({ above, columns, units }: CheckedSource): PlacedText[] {
  const headings = above.split('\n').map((text) => ({ unit: ABOVE, column: -1, text }))
  const titles = columns.map((text, column) => ({ unit: ABOVE, column, text }))
  const heads = columns.some((title) => title.trim() !== '') ? 0 : headRows(units)
  let leading: readonly string[] = []
  const texts = units.flatMap(({ cells, text }, unit) => {
    if (!cells) return [{ unit, column: -1, text }]
    if (unit < heads) return cells.map((cell, column) => ({ unit: ABOVE, column, text: cell }))
    const filled = withLeading(cells, leading)
    leading = filled
    return filled.map((cell, column) => ({ unit, column, text: cell }))
  })
  return [...headings, ...titles, ...texts].filter((one) => one.text.trim() !== '')
}

const MAX_HEAD_ROWS = 2

/**
 * The first rows of a table without titles are its titles if they have no figure and most of the others do, or if they name no
 * row: only their first cell is empty, and that of the next row is not.
 */
function headRows(units: CheckedSource['units']): number {
  const named = units.findIndex(({ cells = [] }) => (cells[0] ?? '').trim() !== '')
  const isTitle = ({ cells = [] }: (typeof units)[number]) => cells.slice(1).every((cell) => cell.trim() !== '')
  if (named > 0 && named <= MAX_HEAD_ROWS && units.slice(0, named).every(isTitle)) return named
  const hasFigure = units.map(({ own }) => /\d/.test(own))
  const first = hasFigure.indexOf(true)
  const others = hasFigure.slice(first)
  const isHead = first > 0 && first <= MAX_HEAD_ROWS && others.filter(Boolean).length > 0.6 * others.length
  return isHead ? first : 0
}

function withLeading(cells: readonly string[], before: readonly string[]): string[] {
  const first = cells.findIndex((cell) => cell.trim() !== '')
  return cells.map((cell, column) => (column < first ? (before[column] ?? '') : cell))
}

function readPassage(text: string, unit: number, column: number, language: Language): Passage {
  const plain = plainText(text, language)
  const codes = codesIn(plain)
  const figures = figuresIn(plain, language).filter(
    ({ at, end }) => !codes.some((code) => at >= code.at && end <= code.end),
  )
  const all = wordsOf(plain)
  return {
    unit,
    column,
    plain,
    clauses: clausesIn(plain, language),
    words: all.filter(({ word }) => !/\d/.test(word) && isContent(word, language)),
    figures,
    codes,
    labels: /\p{Ll}{2}/u.test(text) ? labelsIn(withAmperes(text), plain) : undefined,
    spelled: spelledCodes(plain),
    named: unitsNamedIn(plain, figures),
    opposites: oppositesAmong(all, language),
  }
}

const piece = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** The words of a plain text, with where they stand; one of several parts in whole and in parts. */
export function wordsOf(plain: string): { word: string; at: number }[] {
  return [...plain.matchAll(piece)].flatMap(({ 0: text, index }) =>
    (/^\p{L}+$/u.test(text) ? [text] : tokenise(text)).map((word) => ({ word, at: index })),
  )
}

const MIN_JOINED = 3

/** The words, and each two that follow each other as one: "shut off", "shutoff". */
function withJoined(plain: string): { word: string; at: number }[] {
  const words = wordsOf(plain)
  const joined = words.flatMap(({ word, at }, position) => {
    const next = words[position + 1]
    const isClose = next !== undefined && next.at - at <= word.length + 1 && next.at > at
    return isClose && Math.min(word.length, next.word.length) >= MIN_JOINED ? [{ word: word + next.word, at }] : []
  })
  return [...words, ...joined]
}

/** Whether a word says something by itself. */
export function isContent(word: string, language: Language): boolean {
  const { stopWords, fillerWords } = languageData[language]
  if (word.length > 2 && !stopWords.has(word) && !fillerWords.has(word)) return true
  return isOppositeWord(word, language)
}
