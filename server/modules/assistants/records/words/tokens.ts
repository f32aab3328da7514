import { normalise } from '../../../../languages/text/normalise'

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
  /** Whether a sign of a currency is at it: "$500". */
  isMoney: boolean
}

/** "1,000" is one figure. */
const pattern =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-./][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:['’´`]\p{L}+)?/gu
const currencyBefore = /\p{Sc}$/u
const currencyAfter = /^ ?\p{Sc}/u
const possessive = /['’´`]s$/iu
/** "Tall Pines' forwarder" */
const ofSeveral = /^['’´`](?!\p{L})/u
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
    const sign = currencyBefore.exec(text.slice(end, match.index))?.[0] ?? ''
    end = match.index + typed.length
    const isFigure = /^\d/.test(typed)
    const token = {
      typed: isFigure ? sign + typed : typed,
      isCapitalized: !isShouted && !beginsSentence && /^\p{Lu}/u.test(typed),
      isPossessive: possessive.test(typed) || (/s$/i.test(typed) && ofSeveral.test(text.slice(end, end + 2))),
      isMoney: isFigure && (sign !== '' || currencyAfter.test(text.slice(end, end + 2))),
    }
    // "Loader 3s hours"
    const word = normalise(typed.replace(possessive, ''))
      .replace(/'|(?<=\d),(?=\d)/g, '')
      .replace(/^(\d{1,3})s$/, '$1')
    const [, figure, unit] = figureWithUnit.exec(word) ?? []
    if (figure && unit) tokens.push({ ...token, word: figure }, { ...token, word: unit })
    else tokens.push({ ...token, word })
  }
  return tokens
}
