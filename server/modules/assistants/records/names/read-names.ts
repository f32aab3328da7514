import { editDistance } from '../../../../domain/edit-distance'
import type { Token } from '../words/tokens'
import { keyOf, type Named } from './name-keys'

export interface ReadName extends Named {
  length: number
}

const LONGEST_NAME = 5
/** A shorter name with another letter is another name. */
const MIN_MISSPELT = 5
const MIN_TWO_ERRORS = 10
const MAX_MISSPELT = 40

interface NumberWords {
  isNumberSign: (word: string) => boolean
  /** Figures in words: "loader three". */
  numbers: ReadonlyMap<string, number>
}

/** The longest name at a position, also with a typing error; "number" between a name and its figure is passed over. */
export function nameAt(
  tokens: readonly Token[],
  position: number,
  names: ReadonlyMap<string, Named>,
  { isNumberSign, numbers }: NumberWords,
): ReadName | undefined {
  for (let length = Math.min(LONGEST_NAME, tokens.length - position); length > 0; length--) {
    const words = tokens.slice(position, position + length)
    const key = keyOf(
      words
        .filter(({ word }, index) => index === 0 || !isNumberSign(word))
        .map(({ word }, index) => (index === 0 ? word : String(numbers.get(word) ?? word)))
        .join(''),
    )
    const named = names.get(key)
    if (named) return { ...named, length }
  }
  return undefined
}

/** The name that a word, or two, is closest to; figures have to be the same. */
export function misspeltNameAt(
  tokens: readonly Token[],
  position: number,
  names: ReadonlyMap<string, Named>,
): ReadName | undefined {
  for (const length of [3, 2, 1]) {
    if (position + length > tokens.length) continue
    const key = keyOf(
      tokens
        .slice(position, position + length)
        .map(({ word }) => word)
        .join(''),
    )
    if (key.length < MIN_MISSPELT || key.length > MAX_MISSPELT) continue
    const named = closest(key, names)
    if (named) return { ...named, length }
  }
  return undefined
}

function closest(key: string, names: ReadonlyMap<string, Named>): Named | undefined {
  const limit = key.length >= MIN_TWO_ERRORS ? 2 : 1
  const figures = figuresOf(key)
  let best: { named: Named; distance: number } | undefined
  for (const [name, named] of names) {
    if (name[0] !== key[0] || name.length < MIN_MISSPELT || Math.abs(name.length - key.length) > limit) continue
    if (figuresOf(name) !== figures) continue
    const distance = editDistance(key, name, limit)
    if (distance <= limit && distance < (best?.distance ?? limit + 1)) best = { named, distance }
  }
  return best?.named
}

const figuresOf = (key: string): string => key.replace(/\D/g, '')
