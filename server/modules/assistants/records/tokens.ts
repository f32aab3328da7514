import { normalise } from '../finding/query/normalise'

/** A word of a question. */
export interface Token {
  /** As typed. */
  typed: string
  /** Lower case, without accents. */
  word: string
  /** Whether it begins with a capital letter that does not only begin the sentence. */
  isCapitalized: boolean
  /** Whether "'s" follows: "Ridgeline's". */
  isPossessive: boolean
}

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-./][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:['’´`]\p{L}+)?/gu
const possessive = /['’´`]s$/iu
/** "500h" is two words, "GHT00123" is one. */
const figureWithUnit = /^(\d+)(h|hr|hrs|km)$/

/** The words of a text, in order; numbers of records and machines are one word each. */
export function tokensOf(text: string): Token[] {
  const isShouted = text === text.toUpperCase()
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [typed] = match
    const beginsSentence = tokens.length === 0 || /[.?!¿¡:]\s*$/.test(text.slice(end, match.index))
    end = match.index + typed.length
    const token = {
      typed,
      isCapitalized: !isShouted && !beginsSentence && /^\p{Lu}/u.test(typed),
      isPossessive: possessive.test(typed),
    }
    // "Loader 3s hours"
    const word = normalise(typed.replace(possessive, ''))
      .replace(/'/g, '')
      .replace(/^(\d{1,3})s$/, '$1')
    const [, figure, unit] = figureWithUnit.exec(word) ?? []
    if (figure && unit) tokens.push({ ...token, word: figure }, { ...token, word: unit })
    else tokens.push({ ...token, word })
  }
  return tokens
}
