import { normalise } from '../../../../languages/text/normalise'
import { joinCode } from './code'
import type { Vocabulary } from './spelling'

/** A number may be written in so many pieces, and shorter ones are rather several figures. */
const MAX_PIECES = 5
const MIN_LENGTH = 6
const piece = /[\p{L}\d][\p{L}\d./-]*/gu

/**
 * The question with each part number that the manuals have in one piece: "320 07421" and "320 . 07421" become "32007421",
 * as they are indexed for "320-07421".
 */
export function joinNumbers(question: string, vocabulary: Pick<Vocabulary, 'has'>): string {
  const pieces = [...question.matchAll(piece)].map((match) => ({ text: match[0], start: match.index }))
  let joined = ''
  let written = 0
  for (let first = 0; first < pieces.length; first += 1) {
    const last = lastOfNumber(question, pieces, first, vocabulary)
    if (last === undefined) continue
    const [from, to] = [pieces[first], pieces[last]]
    if (!from || !to) continue
    const end = to.start + to.text.length
    joined += question.slice(written, from.start) + joinCode(question.slice(from.start, end))
    written = end
    first = last
  }
  return joined + question.slice(written)
}

interface Piece {
  text: string
  start: number
}

/** The last piece of the longest number that starts with a piece. */
function lastOfNumber(
  question: string,
  pieces: readonly Piece[],
  first: number,
  vocabulary: Pick<Vocabulary, 'has'>,
): number | undefined {
  for (let last = Math.min(pieces.length, first + MAX_PIECES) - 1; last > first; last -= 1) {
    const [from, to] = [pieces[first], pieces[last]]
    if (!from || !to) continue
    const text = question.slice(from.start, to.start + to.text.length)
    const number = joinCode(normalise(text))
    const isOfNumbers = pieces.slice(first, last + 1).every((one) => /\d/.test(one.text) || one.text.length <= 2)
    const isNumber =
      number.length >= MIN_LENGTH && /^[\p{L}\d]*$/u.test(number) && (number.match(/\d/g)?.length ?? 0) >= 3
    if (isOfNumbers && isNumber && vocabulary.has(number)) return last
  }
  return undefined
}
