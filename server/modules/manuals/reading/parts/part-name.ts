import type { Language } from '../../../../languages/language'
import { longFormOf } from '../../../../languages/part-abbreviations'

/** Marks before the description of a component: dots or dashes for each level. */
const indentation = /^(?:[.•·*…–—-]\s*)+/
/** "HOSE, UPPER": not the comma of a figure. */
const segmentEnd = /,\s+|,(?=\p{L})/u
/** A part of a description that says more about the part instead of being a part of its name. */
const addition = /^(?:with|without|for|to|from|incl\w*|includes|see|not|used|type|consists?|no|non|as)\b|\d/i
const MAX_NAME_WORDS = 3
/** Where on the machine: first in a name, whatever their order in print. */
const positions = new Set('upper lower left right front rear inner outer top bottom'.split(' '))

/** How far a description is indented, and its text. */
export function readIndentation(description: string): { isIndented: boolean; text: string } {
  const text = description.replace(indentation, '')
  return { isIndented: text !== description && text !== '', text: text || description }
}

/**
 * The description of a part as one would say it, in lower case: abbreviations are written out, and in English the parts of
 * an inverted description are put in order. "HOSE, UPPER, RADIATOR" is "upper radiator hose".
 */
export function partName(description: string, language: Language): string {
  const segments = description
    .replace(/\s+/g, ' ')
    .split(segmentEnd)
    .map((segment) => expand(segment.trim(), language))
    .filter(Boolean)
  const [noun, ...others] = segments
  if (!noun) return ''
  if (language !== 'en') return segments.join(', ')
  const isAddition = (segment: string) => addition.test(segment) || segment.split(' ').length > MAX_NAME_WORDS
  const first = others.findIndex(isAddition)
  const modifiers = (first < 0 ? others : others.slice(0, first)).toReversed()
  const additions = first < 0 ? [] : others.slice(first)
  const isPosition = (segment: string) => segment.split(' ').every((word) => positions.has(word))
  const name = [...modifiers.filter(isPosition), ...modifiers.filter((segment) => !isPosition(segment)), noun].join(' ')
  return [name, ...additions].join(', ')
}

/** Writes out the abbreviations in lower case; sizes stay as they are. */
function expand(text: string, language: Language): string {
  return text
    .replace(/\bw\/o(?![\p{L}])\.?\s*/giu, 'without ')
    .replace(/\bw\/(?=\s*\p{L})\s*/giu, 'with ')
    .replace(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu, (word) => (/\d/.test(word) ? word : expandWord(word, language)))
    .trim()
}

function expandWord(word: string, language: Language): string {
  const plain = word.toLowerCase()
  const short = plain.replace(/\./g, '')
  return longFormOf(short, language) ?? plain
}
