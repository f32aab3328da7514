import type { Term } from './terms'
import { dash, type Word, wordsIn } from './words'

/** A stretch of a text, from its first character to the one after its last. */
export interface Mark {
  start: number
  end: number
  /** The term that stands there, by its place in the search. */
  term: number
}

/** Where terms stand in a text, in its order. */
export function marksIn(text: string, terms: readonly Term[]): Mark[] {
  const words = wordsIn(text)
  return words.flatMap((word, index) =>
    terms.flatMap((term, number) => {
      const ends = term.forms.map((form) => endOf(text, words, index, form, term.isPrefix))
      const end = Math.max(...ends.map((one) => one ?? 0))
      return end > 0 ? [{ start: word.start, end, term: number }] : []
    }),
  )
}

/** Where a form that begins with a word of the text ends; undefined where it is another one. */
function endOf(text: string, words: Word[], from: number, form: readonly string[], isPrefix: boolean) {
  const fits = (word: string, index: number) =>
    isPrefix && index === form.length - 1 ? word.startsWith(form[index] ?? '') : word === form[index]
  const stretch = words.slice(from, from + form.length)
  if (stretch.length === form.length && stretch.every(({ text: word }, index) => fits(word, index))) {
    return stretch.at(-1)?.end
  }
  return form.length === 1 ? joinedAt(text, words, from).find(({ text: word }) => fits(word, 0))?.end : undefined
}

/** What a word becomes with those that dashes tie to it: "HX-250-A" reads hx250, then hx250a. */
function joinedAt(text: string, words: Word[], from: number): Word[] {
  const joined: Word[] = []
  let last = words[from]
  for (const next of words.slice(from + 1)) {
    const between = last && text.slice(last.end, next.start)
    if (!last || between?.length !== 1 || !dash.test(between)) break
    last = { text: last.text + next.text, start: last.start, end: next.end }
    joined.push(last)
  }
  return joined
}
