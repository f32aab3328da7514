type Stem = (word: string) => string

/** An ending without its accent, and as the algorithm expects it. */
type Accented = readonly [plain: string, accented: string]

const MIN_LENGTH = 4
/** Words whose stems are remembered, as texts and questions repeat them: those of a few manuals, some megabytes. */
const REMEMBERED = 20_000
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
  const stemOf = (word: string): string => {
    const regular = irregular.get(word) ?? word
    const ending = accented.find(([plain]) => regular.endsWith(plain) && regular.length > plain.length + 1)
    const expected = ending ? regular.slice(0, -ending[0].length) + ending[1] : regular
    return algorithm(expected).normalize('NFKD').replace(combiningMarks, '')
  }
  const remembered = new Map<string, string>()
  return (word: string): string => {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return word
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= REMEMBERED) remembered.clear()
    const stem = stemOf(word)
    remembered.set(word, stem)
    return stem
  }
}
