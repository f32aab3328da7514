/** Shorter words with an error are the beginning of too many others. */
const SHORTEST_WITH_ERROR = 5
/** Longer words are names of nothing. */
const LONGEST_WITH_ERROR = 40

/** What people leave out between the parts of a number, or put there. */
const SEPARATOR = '[^[:alnum:]]*'

/** Letters and digits alone, in lower case: `EX-210` as `ex210`. */
export const signsOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The regular expression of PostgreSQL by which a word of a search is found in a text in lower case: anywhere in it, and with
 * a digit in it regardless of hyphens and blanks, so that `EX210` finds `ex-210`, and `EX-210` finds `ex210`.
 */
export function wordExpression(word: string): string {
  const signs = signsOf(word)
  return /\d/.test(signs) ? [...signs].join(SEPARATOR) : escaped(word.toLowerCase())
}

/** Whether a word may be typed with an error: only letters, and enough of them. */
export const mayHaveError = (word: string): boolean => {
  const { length } = [...word]
  return length >= SHORTEST_WITH_ERROR && length <= LONGEST_WITH_ERROR && /^\p{L}+$/u.test(word)
}

/**
 * The regular expression of PostgreSQL for beginnings of words that differ from a word by one typing error: a letter too few,
 * too many or another, or two neighbours in the wrong order. Without errors for a word that may not have any.
 */
export function expressionWithError(word: string): string {
  if (!mayHaveError(word)) return wordExpression(word)
  const letters = [...word.toLowerCase()]
  const before = (index: number) => letters.slice(0, index).join('')
  const after = (index: number) => letters.slice(index).join('')
  const variants = letters.flatMap((letter, index) => {
    const next = letters[index + 1] ?? ''
    return [
      `${before(index)}.${after(index)}`,
      `${before(index)}.${after(index + 1)}`,
      `${before(index)}${after(index + 1)}`,
      `${before(index)}${next}${letter}${after(index + 2)}`,
    ]
  })
  return `\\m(?:${[...new Set(variants)].join('|')})`
}

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')
