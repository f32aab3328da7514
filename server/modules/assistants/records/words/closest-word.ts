import { editDistance } from '../../../../domain/edit-distance'

/** A shorter word with another letter is another word. */
const MIN_LETTERS = 4
const MIN_TWO_ERRORS = 8

/** The word that differs from another by the fewest typing errors, if they are few. */
export function closestWord(word: string, known: ReadonlySet<string>): string | undefined {
  const limit = word.length >= MIN_TWO_ERRORS ? 2 : 1
  let best: { word: string; distance: number } | undefined
  for (const candidate of known) {
    if (candidate.length < MIN_LETTERS || candidate[0] !== word[0]) continue
    const distance = editDistance(word, candidate, limit)
    if (distance <= limit && (!best || distance < best.distance)) best = { word: candidate, distance }
  }
  return best?.word
}
