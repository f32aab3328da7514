import { normalizePartNumber } from '../../../../domain/part-number'
import type { Checkpoint } from '../checkpoint'
import { isCodeWord } from '../query/code'
import { normalise } from '../query/normalise'
import { hasPartNumber } from '../query/part-number'
import type { Query } from '../query/query'
import { isPartFiller } from '../query/stop-words'
import type { Scope } from '../ranking/scope'
import type { PartMatch } from './match-parts'

/** A number may be written in so many pieces. */
const MAX_PIECES = 5
/** Where items serve as numbers, one figure may be in every list. */
const MAX_MATCHES = 60

/**
 * The rows with a part number that the question names, with or without its dashes and spaces. What does not look like a
 * part number must follow a word like "number", as any figure could be one; after "code" it is something else.
 */
export function findNumbers({ prompt, language }: Query, { manuals }: Scope, checkpoint: Checkpoint): PartMatch[] {
  const pieces = prompt.split(/[\s,;:?!"“”„«»]+/u).filter(Boolean)
  const wordBefore = (start: number) => normalise(pieces[start - 1] ?? '')
  for (let length = Math.min(MAX_PIECES, pieces.length); length > 0; length -= 1) {
    checkpoint()
    for (let start = 0; start + length <= pieces.length; start += 1) {
      const key = normalizePartNumber(pieces.slice(start, start + length).join(''))
      const isNumber = hasPartNumber(key) || (/\d/.test(key) && isPartFiller(wordBefore(start), language))
      if (!isNumber || isCodeWord(wordBefore(start))) continue
      const matches = manuals.flatMap((manual) =>
        (manual.parts.byNumber.get(key) ?? []).flatMap((row) => {
          const part = manual.parts.parts[row]
          return part ? [{ manual, part, explained: 1, fit: 1 }] : []
        }),
      )
      if (matches.length > 0) return matches.slice(0, MAX_MATCHES)
    }
  }
  return []
}
