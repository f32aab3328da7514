import { normalizePartNumber } from '../../../domain/part-number'
import { numbersInText } from '../finding/parts/numbers-in-text'
import { hasPartNumber } from '../finding/question/part-number'

/** A number may be written in so many pieces. */
const MAX_PIECES = 5
const MAX_NUMBERS = 50

/** What a person may have meant as a part number, the longest readings first: "4512 330", "4512330". */
export function numbersAsked(prompt: string): string[] {
  const announced = numbersInText(prompt).flatMap(({ readings }) => readings)
  const pieces = prompt.split(/[\s,;:?!"“”„«»()]+/u).filter(Boolean)
  const joined = pieces.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_PIECES, pieces.length - start) }, (_one, length) =>
      pieces.slice(start, start + length + 1),
    ),
  )
  const written = joined
    .filter((some) => some.every((one) => /\d/.test(one) || one.length <= 2))
    .map((some) => some.join(' '))
    .filter((one) => hasPartNumber(normalizePartNumber(one)))
    .sort((one, other) => other.length - one.length)
  return [...new Set([...written, ...announced])].slice(0, MAX_NUMBERS)
}
