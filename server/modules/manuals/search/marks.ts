import type { Term } from './terms'
import { dash, type Word, wordsIn } from './words'

/** A range of a text; `end` is exclusive. */
export interface Mark {
  start: number
  end: number
  /** Index of the matching term. */
  term: number
}

export interface LineMarks {
  /** Whether a mark overlaps the line, including one that starts on an earlier line. */
  isMarked: boolean
  /** Number of distinct terms whose marks start in the line. */
  terms: number
  /** Start of the first mark in the line. */
  first: number | undefined
}

/** Finds the terms in a text, in text order, in time proportional to the length of the text and the number of words. */
export function marksIn(text: string, terms: readonly Term[]): Mark[] {
  const words = joinedWords(text)
  const marks: Mark[] = []
  for (const [index, { start }] of words.entries()) {
    for (const [term, { forms, isPrefix }] of terms.entries()) {
      const end = forms.reduce((furthest, form) => Math.max(furthest, findMatchEnd(words, index, form, isPrefix)), 0)
      if (end > 0) marks.push({ start, end, term })
    }
  }
  return marks
}

/** The marks of consecutive lines; a mark may span a line break. */
export function marksOfLines(lines: readonly string[], terms: readonly Term[]): LineMarks[] {
  const marks = marksIn(lines.join('\n'), terms)
  let [start, next, lastEnd] = [0, 0, 0]
  return lines.map((line) => {
    const end = start + line.length
    const startedTerms = new Set<number>()
    let isMarked = lastEnd > start
    let first: number | undefined
    for (let mark = marks[next]; mark && mark.start < end; mark = marks[next]) {
      startedTerms.add(mark.term)
      first ??= mark.start - start
      isMarked = true
      lastEnd = Math.max(lastEnd, mark.end)
      next += 1
    }
    start = end + 1
    return { isMarked, terms: startedTerms.size, first }
  })
}

/** A word and the text of its hyphenated compound without hyphens: "HX-250-A" also matches hx250a. */
interface JoinedWord extends Word {
  joined: Joined
  /** Start of the word in the joined text. */
  offset: number
}

interface Joined {
  text: string
  /** Maps the end of each word in the joined text to its end in the source text. */
  ends: Map<number, number>
}

function joinedWords(text: string): JoinedWord[] {
  let joined: Joined = { text: '', ends: new Map() }
  let parts: string[] = []
  let [before, length]: [Word | undefined, number] = [undefined, 0]
  const words: JoinedWord[] = []
  const finish = () => {
    joined.text = parts.join('')
  }
  for (const word of wordsIn(text)) {
    if (!before || !isJoined(text, before, word)) {
      finish()
      joined = { text: '', ends: new Map() }
      parts = []
      length = 0
    }
    words.push({ ...word, joined, offset: length })
    parts.push(word.text)
    length += word.text.length
    joined.ends.set(length, word.end)
    before = word
  }
  finish()
  return words
}

const isJoined = (text: string, before: Word, after: Word) =>
  after.start === before.end + 1 && dash.test(text.charAt(before.end))

/** The end of the match that starts with the word at `from`; 0 if there is none. */
function findMatchEnd(words: readonly JoinedWord[], from: number, form: readonly string[], isPrefix: boolean): number {
  const last = form.length - 1
  const matchesWords = form.every((part, index) => {
    const word = words[from + index]?.text
    return isPrefix && index === last ? word?.startsWith(part) : word === part
  })
  if (matchesWords) return words[from + last]?.end ?? 0
  const [prefix = '', ...more] = form
  return more.length === 0 ? findJoinedEnd(words[from], prefix, isPrefix) : 0
}

function findJoinedEnd(word: JoinedWord | undefined, prefix: string, isPrefix: boolean): number {
  if (!word?.joined.text.startsWith(prefix, word.offset)) return 0
  let end = word.offset + prefix.length
  while (isPrefix && end < word.joined.text.length && !word.joined.ends.has(end)) end += 1
  return word.joined.ends.get(end) ?? 0
}
