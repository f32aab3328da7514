import type { Term } from './terms'
import { dash, type Word, wordsIn } from './words'

/** A stretch of a text, from its first character to the one after its last. */
export interface Mark {
  start: number
  end: number
  /** The term that stands there, by its place in the search. */
  term: number
}

/** What is marked in one of several lines. */
export interface LineMarks {
  /** Whether a mark touches the line, also one that goes on over a line's end. */
  isMarked: boolean
  /** How many different terms begin in it. */
  terms: number
  /** Where in the line the first of them begins. */
  first: number | undefined
}

/** Where terms stand in a text, in its order. The work grows with the text times the words of the terms, no faster. */
export function marksIn(text: string, terms: readonly Term[]): Mark[] {
  const words = joinedWords(text)
  const marks: Mark[] = []
  for (const [index, { start }] of words.entries()) {
    for (const [term, { forms, isPrefix }] of terms.entries()) {
      const end = forms.reduce((furthest, form) => Math.max(furthest, endOf(words, index, form, isPrefix)), 0)
      if (end > 0) marks.push({ start, end, term })
    }
  }
  return marks
}

/** The marks of lines that follow each other, line by line. */
export function marksOfLines(lines: readonly string[], terms: readonly Term[]): LineMarks[] {
  const marks = marksIn(lines.join('\n'), terms)
  let [start, next, reach] = [0, 0, 0]
  return lines.map((line) => {
    const end = start + line.length
    const begun = new Set<number>()
    let isMarked = reach > start
    let first: number | undefined
    for (let mark = marks[next]; mark && mark.start < end; mark = marks[next]) {
      begun.add(mark.term)
      first ??= mark.start - start
      isMarked = true
      reach = Math.max(reach, mark.end)
      next += 1
    }
    start = end + 1
    return { isMarked, terms: begun.size, first }
  })
}

/** A word, and what it belongs to when the dashes between words are left out: "HX-250-A" also reads hx250a. */
interface JoinedWord extends Word {
  joined: Joined
  /** Where the word begins in the joined text. */
  offset: number
}

interface Joined {
  text: string
  /** By the position in the joined text after a word: the position in the source after it. */
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
    if (!before || !isTied(text, before, word)) {
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

const isTied = (text: string, before: Word, after: Word) =>
  after.start === before.end + 1 && dash.test(text.charAt(before.end))

/** Where a form of a term ends that begins with a word; 0 where the words are others. */
function endOf(words: readonly JoinedWord[], from: number, form: readonly string[], isPrefix: boolean): number {
  const last = form.length - 1
  const stands = form.every((wanted, index) => {
    const word = words[from + index]?.text
    return isPrefix && index === last ? word?.startsWith(wanted) : word === wanted
  })
  if (stands) return words[from + last]?.end ?? 0
  const [wanted = '', ...more] = form
  return more.length === 0 ? joinedEnd(words[from], wanted, isPrefix) : 0
}

function joinedEnd(word: JoinedWord | undefined, wanted: string, isPrefix: boolean): number {
  if (!word?.joined.text.startsWith(wanted, word.offset)) return 0
  let end = word.offset + wanted.length
  while (isPrefix && end < word.joined.text.length && !word.joined.ends.has(end)) end += 1
  return word.joined.ends.get(end) ?? 0
}
