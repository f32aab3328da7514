import { normalise } from './normalise'
import { unitOf } from './unit'

const piece = /(?<![\p{L}\p{N}.,])[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu
/** A word after which any number is a code. */
export const codeWord =
  /^(?:alarm\w*|errors?|codes?|codigos?|faults?|fehler\w*|fallo|averia|storung|fuse|relay|fusible|rele|sicherung|relais)$/
const shortest = 3

/**
 * The codes, part numbers and other keys of a list that a text names, joined over their dashes: "E12", "05-2" (052),
 * "320-07421", "301", or any number right after a word like "code". A figure with a unit, a fraction and a decimal are none.
 */
export function codesIn(text: string): string[] {
  const pieces = [...normalise(text).matchAll(piece)].map(([one]) => one)
  return pieces.flatMap((one, position) => {
    const joined = joinCode(one)
    if (!/\d/.test(one) || /^\d+[./]\d+$/.test(one)) return []
    if (codeWord.test(pieces[position - 1] ?? '')) return [joined]
    if (joined.length < shortest || isQuantity(one, pieces[position + 1])) return []
    return [joined]
  })
}

/** A code without its dashes, dots and strokes, as it is compared. */
export const joinCode = (text: string) => text.replace(/[-./\s]/g, '')

function isQuantity(piece: string, next: string | undefined): boolean {
  const glued = /^\d+([a-z]+)$/.exec(piece)?.[1]
  if (glued) return unitOf(glued, true) !== undefined
  return /^\d+$/.test(piece) && next !== undefined && unitOf(next, true) !== undefined
}
