import { dash, wordsIn } from './words'

export interface Term {
  /** Alternative spellings, each a sequence of words. */
  forms: readonly (readonly string[])[]
  /** Whether the last word matches as a prefix: "filt" finds "filter". */
  isPrefix: boolean
}

const piece = /"([^"]+)"|([^\s"]+)/g
/** "m^3" is typed for "m³". */
const typedExponent = /(?<=\p{L})\^(?=\d)/gu
const quotes = /[“”„‟«»″]/g
const plural = /^\p{L}{2,}[^\P{L}isu]s$/u
const innerDash = new RegExp(`(?<=[\\p{L}\\p{N}])${dash.source}(?=[\\p{L}\\p{N}])`, 'gu')
/** Shorter words match whole words only, unless they contain a digit. */
const MIN_PREFIX_LENGTH = 3

/** Enough for any search; more terms only cost time. */
const MAX_TERMS = 12

/**
 * Parses a search: words, and exact phrases in quotation marks. Duplicates and terms beyond `MAX_TERMS` are ignored.
 * @returns an empty list if the input has no words
 */
export function parseTerms(typed: string): Term[] {
  const terms = new Map<string, Term>()
  for (const [, exact, word] of typed.replace(quotes, '"').replace(typedExponent, '').matchAll(piece)) {
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
  const separate = textsOf(text)
  const joined = textsOf(text.replace(innerDash, ''))
  const last = separate.at(-1)
  if (last === undefined) return { forms: [], isPrefix: false }
  const forms = joined.length < separate.length ? [separate, joined] : [withoutPlural(separate)]
  return { forms, isPrefix: last.length >= MIN_PREFIX_LENGTH || /\d/.test(last) }
}

/** "filters" becomes "filter", which as a prefix finds both. */
function withoutPlural(words: string[]): string[] {
  const [only, ...more] = words
  return only && more.length === 0 && plural.test(only) ? [only.slice(0, -1)] : words
}
