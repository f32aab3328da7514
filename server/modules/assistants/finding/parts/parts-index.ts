import { normalizePartNumber } from '../../../../domain/part-number'
import { tokenise } from '../../../../languages/text/tokenise'
import type { Part } from '../../../manuals'
import { buildWordIndex, type WordIndex } from '../retrieving/word-index'
import { accompanyingParts } from './accompanying-parts'
import { stockNumberOf } from './stock-number'

/** A row of a parts list; its box is that of its row in the passage. */
export type ListedPart = Omit<Part, 'box'>

/** The rows of a manual's parts lists, by word and by number. */
export interface PartsIndex {
  parts: readonly ListedPart[]
  /** Over the names and descriptions of the parts. */
  byName: WordIndex
  /** The positions of the parts with a normalized number of their own or of a stock system. */
  byNumber: ReadonlyMap<string, readonly number[]>
}

/** @param stemsOf the stems of a text in the language of a passage */
export function buildPartsIndex(
  listed: readonly ListedPart[],
  stemsOf: (passage: number, text: string) => string[],
): PartsIndex {
  const parts = [...listed, ...accompanyingParts(listed)]
  const byNumber = new Map<string, number[]>()
  for (const [position, part] of parts.entries())
    for (const number of [part.number, stockNumberOf(part)]) {
      if (number === undefined) continue
      const key = normalizePartNumber(number)
      const positions = byNumber.get(key)
      if (positions) positions.push(position)
      else byNumber.set(key, [position])
    }
  const stems = ({ passage, name, description }: ListedPart) => stemsOf(passage, `${name}\n${description}`)
  return { parts, byName: buildWordIndex(parts.map((part) => [{ words: stems(part), weight: 1 }])), byNumber }
}

export function namesByPassage(parts: readonly ListedPart[]): Map<number, string[]> {
  const names = new Map<number, string[]>()
  for (const { passage, name } of parts) {
    const ofPassage = names.get(passage) ?? []
    names.set(passage, ofPassage)
    ofPassage.push(name)
  }
  return names
}

/**
 * The text of a passage with the words of its parts' names that their descriptions only abbreviate, so that it is found by
 * them.
 */
export function withNames(text: string, names: readonly string[] | undefined): string {
  if (!names) return text
  const known = new Set(tokenise(text))
  const words = new Set(tokenise(names.join('\n')).filter((word) => !known.has(word)))
  return words.size > 0 ? `${text}\n${[...words].join(' ')}` : text
}
