import { normalizePartNumber } from '../../../../domain/part-number'
import { normalise } from '../../../../languages/text/normalise'
import type { Checkpoint } from '../checkpoint'
import { isCodeWord } from '../question/code'
import { hasPartNumber } from '../question/part-number'
import type { Query } from '../question/query'
import { isPartFiller } from '../question/stop-words'
import type { Scope } from '../retrieving/scope'
import type { PartMatch } from './match-parts'

/** A number may be written in so many pieces. */
const MAX_PIECES = 5
/** Where items serve as numbers, one figure may be in every list. */
const MAX_MATCHES = 60

/**
 * The rows with a part number that the question names, with or without its dashes and spaces. What does not look like a
 * part number must follow a word like "number", as any figure could be one; after "code" it is something else. Of several
 * numbers, the longest, or all that are put to the parts assistant.
 */
export function findNumbers(query: Query, { manuals }: Scope, checkpoint: Checkpoint): PartMatch[] {
  const { prompt, language, seeksPart } = query
  const pieces = prompt.split(/[\s,;:?!"“”„«»]+/u).filter(Boolean)
  const wordBefore = (start: number) => normalise(pieces[start - 1] ?? '')
  const found = new Map<number, PartMatch[]>()
  const known = new Set<number>()
  for (let length = Math.min(MAX_PIECES, pieces.length); length > 0; length -= 1) {
    checkpoint()
    for (let start = 0; start + length <= pieces.length; start += 1) {
      const positions = Array.from({ length }, (_, at) => start + at)
      if (positions.some((at) => known.has(at))) continue
      const key = normalizePartNumber(pieces.slice(start, start + length).join(''))
      const isNumber = hasPartNumber(key) || (/\d/.test(key) && isPartFiller(wordBefore(start), language))
      if (!isNumber || isCodeWord(wordBefore(start))) continue
      const matches = manuals.flatMap((manual) =>
        (manual.parts.byNumber.get(key) ?? []).flatMap((row) => {
          const part = manual.parts.parts[row]
          return part ? [{ manual, part, explained: 1, fit: 1 }] : []
        }),
      )
      if (matches.length === 0) continue
      if (!seeksPart) return matches.slice(0, MAX_MATCHES)
      found.set(start, matches)
      for (const at of positions) known.add(at)
    }
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .flatMap(([, matches]) => matches)
    .slice(0, MAX_MATCHES)
}
