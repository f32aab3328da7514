import { dash, wordsIn } from './words'

/** One thing to look for. */
export interface Term {
  /** The ways to write it, each as words in their order. */
  forms: readonly (readonly string[])[]
  /** Whether its last word may go on: "filt" finds "filter". */
  isPrefix: boolean
}

const piece = /"([^"]+)"|([^\s"]+)/g
const quotes = /[“”„‟«»″]/g
const plural = /^\p{L}{2,}[^\P{L}isu]s$/u
const innerDash = new RegExp(`(?<=[\\p{L}\\p{N}])${dash.source}(?=[\\p{L}\\p{N}])`, 'gu')
/** From how many letters on a word also finds what begins with it; with a figure, from the first one. */
const shortestPrefix = 3

/** More than a question needs; each further one only costs time. */
const MAX_TERMS = 12

/**
 * Reads what somebody typed into a search: words, and in quotation marks what is meant exactly; each once, and the first
 * twelve of them.
 * @returns nothing where there is no word in it
 */
export function readTerms(typed: string): Term[] {
  const terms = new Map<string, Term>()
  for (const [, exact, word] of typed.replace(quotes, '"').matchAll(piece)) {
    const term = exact === undefined ? looseTerm(word ?? '') : exactTerm(exact)
    if (term.forms.length > 0) terms.set(JSON.stringify(term), term)
    if (terms.size === MAX_TERMS) break
  }
  return [...terms.values()]
}

const textsOf = (text: string) => wordsIn(text).map((word) => word.text)

const exactTerm = (text: string): Term => ({
  forms: [textsOf(text)].filter((form) => form.length > 0),
  isPrefix: false,
})

function looseTerm(text: string): Term {
  const apart = textsOf(text)
  const joined = textsOf(text.replace(innerDash, ''))
  const last = apart.at(-1)
  if (last === undefined) return { forms: [], isPrefix: false }
  const forms = joined.length < apart.length ? [apart, joined] : [withoutPlural(apart)]
  return { forms, isPrefix: last.length >= shortestPrefix || /\d/.test(last) }
}

/** "filters" looks for "filter", and so finds both. */
function withoutPlural(words: string[]): string[] {
  const [only, ...more] = words
  return only && more.length === 0 && plural.test(only) ? [only.slice(0, -1)] : words
}
