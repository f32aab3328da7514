/** A normalized word and its position in the text. */
export interface Word {
  text: string
  start: number
  /** Exclusive. */
  end: number
}

const wordPattern = /[\p{L}\p{N}\p{M}\u00ad]+/gu
/** After a digit, a raised or lowered digit and a fraction are words of their own: "10⁴" is not "104". */
const afterDigit = /(?<=\d)(?=[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋¼-¾⅐-⅞])/g
const ignored = /[\p{M}\u00ad]/gu
/** A hyphen, a dash or a minus between two parts of one word. */
export const dash = /[-\u2010-\u2015\u2212]/

/**
 * The words of a text: letters and digits in lower case, without accents. Must match the database function
 * `searched_words` (migrations 0016 and 0250).
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: original, index: start } of text.matchAll(wordPattern)) {
    const end = start + original.length
    // Most words only need lower case; full normalization takes ten times as long.
    if (ascii.test(original)) words.push({ text: original.toLowerCase(), start, end })
    // "½" is normalized to the two words "1" and "2".
    else for (const word of normalizeWord(original)) words.push({ text: word, start, end })
  }
  return words
}

const ascii = /^[a-z0-9]+$/i

const normalizeWord = (original: string): string[] =>
  original
    .replace(afterDigit, ' ')
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
