/** The words as alternatives of a pattern that accepts them without accents too. */
export const alternatives = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => word.replace(/[À-ÿ]/g, (letter) => `[${letter}${withoutMark(letter)}]`)).join('|')

const withoutMark = (letter: string) => letter.normalize('NFD').charAt(0)
