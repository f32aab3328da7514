import { normalise } from '../../../../../languages/text/normalise'
import { unitOf } from '../../../../../languages/text/unit'

const token = /[\p{L}\d]+(?:[-./][\p{L}\d]+)*/gu
const figureWithUnit = /^\d+(?:[.,/]\d+)*-?(\p{L}{1,12}|%)$/u
/** "m³/h", normalised. */
const unitPart = /^(?:\d*[cdkm]?m[23]|\p{L}{1,3})$/u
const ordinal = /^\d+(?:st|nd|rd|th|er|eme|e|o|a)$/
/** Shorter numbers are quantities. */
const MIN_DIGITS = 5
/** Pieces that a code may be printed in: "4512 330 A". */
const MAX_PIECES = 4

/** Part numbers, designations and the like in a text, without the signs between their pieces. */
export function codesIn(text: string): string[] {
  return (normalise(text).match(token) ?? []).flatMap((piece) => (isCode(piece) ? [squeeze(piece)] : []))
}

function isCode(piece: string): boolean {
  if (!/\d/.test(piece) || ordinal.test(piece)) return false
  if (!/\p{L}/u.test(piece)) return piece.replace(/\D/g, '').length >= MIN_DIGITS && !isQuantity(piece)
  if (/m[23]/.test(piece) && piece.split(/[-./]/).every((part) => unitPart.test(part))) return false
  const unit = figureWithUnit.exec(piece)?.[1]
  return unit === undefined || unitOf(unit, true) === undefined
}

/** "1.500", "1/2"; "100-2000" is a range, and "2000-100" none. */
function isQuantity(piece: string): boolean {
  const [from, to, ...others] = piece.split('-')
  if (to === undefined) return /^\d+[./]\d+$/.test(piece)
  return others.length === 0 && !/^0\d/.test(to) && Number(from) < Number(to)
}

const squeeze = (text: string) => text.replace(/[-./\s]/g, '')

/** Whether a text has a code, in one piece or in several. */
export function createCodeLookup(text: string): (code: string) => boolean {
  const pieces = (normalise(text).match(token) ?? []).map(squeeze)
  const parts = normalise(text).match(/[\p{L}\d]+/gu) ?? []
  const known = new Set<string>()
  for (const list of [pieces, parts])
    for (const start of list.keys())
      for (let end = start + 1; end <= Math.min(list.length, start + MAX_PIECES); end++)
        known.add(list.slice(start, end).join(''))
  return (code) => known.has(code)
}
