type Stem = (word: string) => string

/** An ending without its accent, and as the algorithm expects it. */
type Accented = readonly [plain: string, accented: string]

const MIN_LENGTH = 4
const combiningMarks = /\p{M}+/gu

/**
 * Adapts an algorithm of the Snowball project to normalised words, which have no accents because people leave them out
 * in questions. Most algorithms accept such words; where one knows an ending with its accent only, `accented` restores
 * it. Words with digits and words of up to three letters are not changed.
 */
export function createStemmer(
  algorithm: Stem,
  accented: readonly Accented[] = [],
  irregular = new Map<string, string>(),
) {
  return (word: string): string => {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return word
    const regular = irregular.get(word) ?? word
    const ending = accented.find(([plain]) => regular.endsWith(plain) && regular.length > plain.length + 1)
    const expected = ending ? regular.slice(0, -ending[0].length) + ending[1] : regular
    return algorithm(expected).normalize('NFKD').replace(combiningMarks, '')
  }
}
