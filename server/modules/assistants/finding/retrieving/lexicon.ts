/** Numbers words, so that the words of a long text take four bytes each. */
export interface Lexicon {
  encode(words: readonly string[]): Uint32Array
  /** All words, by their numbers. */
  readonly words: readonly string[]
}

export function createLexicon(): Lexicon {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, words.length)
    return words.push(word) - 1
  }
  return {
    words,
    encode(text) {
      const encoded = new Uint32Array(text.length)
      for (const [position, word] of text.entries()) encoded[position] = numberOf(word)
      return encoded
    },
  }
}
