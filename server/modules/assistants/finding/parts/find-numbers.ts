import { normalizePartNumber } from '../../../../domain/part-number'
import { isCodeWord } from '../query/code'
import type { Scope } from '../ranking/scope'
import type { PartMatch } from './match-parts'

/** A number may be written in so many pieces. */
const MAX_PIECES = 5
/** Shorter numbers are found only after a word like "number", as any figure could be one. */
const MIN_LENGTH = 4

/** The rows with a part number that the question names, with or without its dashes and spaces. */
export function findNumbers(prompt: string, { manuals }: Scope): PartMatch[] {
  const pieces = prompt.split(/[\s,;:?!"“”„«»]+/u).filter(Boolean)
  for (let length = Math.min(MAX_PIECES, pieces.length); length > 0; length -= 1)
    for (let start = 0; start + length <= pieces.length; start += 1) {
      const key = normalizePartNumber(pieces.slice(start, start + length).join(''))
      if (!/\d/.test(key) || (key.length < MIN_LENGTH && !isCodeWord(pieces[start - 1]?.toLowerCase() ?? ''))) continue
      const matches = manuals.flatMap((manual) =>
        (manual.parts.byNumber.get(key) ?? []).flatMap((row) => {
          const part = manual.parts.parts[row]
          return part ? [{ manual, part, explained: 1, fit: 1 }] : []
        }),
      )
      if (matches.length > 0) return matches
    }
  return []
}
