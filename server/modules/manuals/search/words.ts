/** A word as it is compared, and where it stands in the text. */
export interface Word {
  text: string
  /** Position of its first character. */
  start: number
  /** Position after its last one. */
  end: number
}

const run = /[\p{L}\p{N}\p{M}\u00ad]+/gu
const ignored = /[\p{M}\u00ad]/gu
/** A hyphen, a dash or a minus between two parts of one word. */
export const dash = /[-\u2010-\u2015\u2212]/

/**
 * The words of a text: letters and figures in lower case, without accents. The same as the database's `searched_words`,
 * which migration 0016 makes.
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: written, index: start } of text.matchAll(run)) {
    const end = start + written.length
    // Most words need nothing but lower case, and the rest of the way takes ten times as long.
    if (ascii.test(written)) words.push({ text: written.toLowerCase(), start, end })
    // "½" is written as one character and compared as "1" and "2".
    else for (const word of plain(written)) words.push({ text: word, start, end })
  }
  return words
}

const ascii = /^[a-z0-9]+$/i

const plain = (written: string): string[] =>
  written
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
