const COMPOUND_LENGTHS = [2, 3]

const joinsAt = (words: readonly string[], start: number, length: number) =>
  words[start] === words.slice(start + 1, start + 1 + length).join('')

/** Whether the word is followed by the parts of which it consists. */
export const isCompound = (words: readonly string[], position: number) =>
  COMPOUND_LENGTHS.some((length) => joinsAt(words, position, length))

/** The compounds of which the word is a part. */
const compoundsOf = (words: readonly string[], position: number): string[] =>
  COMPOUND_LENGTHS.flatMap((length) =>
    Array.from({ length }, (_, back) => position - 1 - back).flatMap((start) =>
      start >= 0 && joinsAt(words, start, length) ? (words[start] ?? []) : [],
    ),
  )

/** Whether the word is a part of a compound: "on" does not end the phrase in "screw-on oil filter". */
export const isInCompound = (words: readonly string[], position: number) => compoundsOf(words, position).length > 0

/** Whether the word is a compound followed by its parts, or a part of the code before it. */
export function isRepeated(words: readonly string[], position: number, codes: readonly string[]): boolean {
  if (isCompound(words, position)) return !codes.includes(words[position] ?? '')
  return compoundsOf(words, position).some((compound) => codes.includes(compound))
}
