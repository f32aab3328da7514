import { isNegation, MAX_DISTANCE } from '../words/negation'
import type { Slots } from '../words/slots'

/**
 * The negation of what the records have to name, as typed, as records are not chosen by what they lack: "orders without
 * filters" must not be answered by those with filters and no word on it. "Isn't the starter here" denies nothing.
 */
export function unusedNegation({ tokens, states, marks, unknown }: Slots, words: readonly string[]): string[] {
  if (states.length > 0 || marks.has('lacking')) return []
  const named = unknown.filter(({ typed }) => words.includes(typed))
  // "Part no 320-07309"
  const isSign = (at: number) => /\d/.test(tokens[at + 1]?.word ?? '')
  const denying = tokens.find(
    ({ word }, at) =>
      at > 0 &&
      isNegation(word) &&
      !isSign(at) &&
      named.some(({ position }) => position > at && position - at <= MAX_DISTANCE),
  )
  return denying ? [denying.typed] : []
}
