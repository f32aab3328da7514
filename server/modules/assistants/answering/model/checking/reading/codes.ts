import { once } from '../../../../../../domain/once'
import { languages } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import { normalise } from '../../../../../../languages/text/normalise'
import { unitAfterFigure } from './units'

const token = /[\p{L}\d]+(?:[-./][\p{L}\d]+)*/gu
const figureWithUnit = /^\d+(?:[.,/-]\d+)*-?(\p{L}{1,12}|%)$/u
/** "m³/h", normalised. */
const unitPart = /^(?:\d*[cdkm]?m[23]|\p{L}{1,3})$/u
const ordinal = /^\d+(?:st|nd|rd|th|er|eme|e|o|a)$/
/** Shorter numbers are quantities. */
const MIN_DIGITS = 5
/** Pieces that a code may be printed in: "4512 330 A". */
const MAX_PIECES = 4

/** A part number, a designation or the like, without the signs between its pieces. */
export interface Code {
  code: string
  /** The codes that it joins: "RS485/RS232". */
  parts: readonly string[]
  at: number
  end: number
}

/** The codes of a plain text. */
export const codesIn = (plain: string): Code[] =>
  [...plain.matchAll(token)].flatMap(({ 0: piece, index }) =>
    isCode(piece) && !isRange(piece, plain.slice(index + piece.length))
      ? [{ code: squeeze(piece), parts: partsOf(piece), at: index, end: index + piece.length }]
      : [],
  )

/** Several of letters and digits, with what stands between them. */
function partsOf(piece: string): string[] {
  const parts = piece
    .split(/\/|-(?=\p{L}+-?$|\p{L}+-)/u)
    .map(squeeze)
    .filter((part) => /\d/.test(part))
  return parts.every((part) => /\p{L}.*\d|\d.*\p{L}/u.test(part)) && parts.join('') !== squeeze(piece)
    ? parts
    : parts.length > 1
      ? parts
      : []
}

function isCode(piece: string): boolean {
  if (!/\d/.test(piece) || ordinal.test(piece)) return false
  if (!/\p{L}/u.test(piece))
    return (piece.replace(/\D/g, '').length >= MIN_DIGITS && !isQuantity(piece)) || isNumbered(piece)
  if (/m[23]/.test(piece) && piece.split(/[-./]/).every((part) => unitPart.test(part))) return false
  if (/^(?:\p{L}+\/min|min)-1$/u.test(piece) || /^\d+-\p{L}{3,}$/u.test(piece)) return false
  const unit = figureWithUnit.exec(piece)?.[1]
  return unit === undefined || unitAfterFigure(unit) === undefined
}

/** "1.500", "1/2"; "100-2000" is a range, "2000-100" and "331-44608" are none. */
function isQuantity(piece: string): boolean {
  const [from, to, ...others] = piece.split('-')
  if (to === undefined) return /^\d+[./]\d+$/.test(piece)
  return others.length === 0 && !/^0\d/.test(to) && Number(from) < Number(to) && to.length - (from?.length ?? 0) < 2
}

/** "12-4" and "05-1" are no ranges. */
function isNumbered(piece: string): boolean {
  const [, from, to = ''] = /^(\d+)-(\d+)$/.exec(piece) ?? []
  return from !== undefined && (/^0\d/.test(from) || /^0\d/.test(to) || Number(from) > Number(to))
}

/** "170-164 V" goes down. */
const isRange = (piece: string, rest: string) =>
  /^[1-9]\d*-[1-9]\d*$/.test(piece) &&
  unitAfterFigure(/^ (\p{L}{1,12}|%)(?![\p{L}\d])/u.exec(rest)?.[1] ?? '') !== undefined

const squeeze = (text: string) => text.replace(/[-./\s]/g, '')

/** The codes that may be read in a plain text, in one piece or in several, with where they begin. */
export function spelledCodes(plain: string): ReadonlyMap<string, readonly number[]> {
  const pieces = [...plain.matchAll(token)].map(({ 0: text, index }) => ({ text: squeeze(text), index }))
  const parts = [...plain.matchAll(/[\p{L}\d]+/gu)].map(({ 0: text, index }) => ({ text, index }))
  const known = new Map<string, number[]>()
  for (const list of [pieces, parts])
    for (const start of list.keys()) {
      let code = ''
      for (const { text } of list.slice(start, start + MAX_PIECES)) {
        code += text
        const at = list[start]?.index ?? 0
        const places = known.get(code)
        if (!places) known.set(code, [at])
        else if (!places.includes(at)) places.push(at)
      }
    }
  return known
}

const capitals = /(?<![\p{L}\d'’.-])\p{Lu}+(?![\p{L}\d'’-])/gu
const isMixed = (text: string) => /\p{Ll}{2}/u.test(text)

/**
 * Words and letters in capitals amid others, such as a position of a switch ("START") or a terminal ("B"), with where they
 * stand in the plain text; in a text of capitals there are none.
 */
export function labelsIn(text: string, plain: string): Code[] {
  if (!isMixed(text)) return []
  const capital = new Set(
    [...text.matchAll(capitals)].flatMap(({ 0: word, index }) => (isLabel(word, index, text) ? [normalise(word)] : [])),
  )
  return [...capital].flatMap((code) => {
    // The same word in small letters is none.
    const printed = [...text.matchAll(wholeWord(code, 'giu'))].map(({ 0: word }) => word === word.toUpperCase())
    const places = [...plain.matchAll(wholeWord(code, 'gu'))].map(({ index }) => index)
    return places.flatMap((at, position) =>
      (printed[position] ?? true) ? [{ code, parts: [], at, end: at + code.length }] : [],
    )
  })
}

const wholeWord = (word: string, flags: string) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, flags)

/** A single letter at the beginning of a sentence, or after a figure, is another word, unless a name follows: "D Fuse". */
const isLabel = (word: string, index: number, text: string) =>
  (word.length > 1 && !emphatic().has(normalise(word))) ||
  (word !== 'I' && !/(?:[.:!?¿¡"(•“«-]|\d|^) ?$/.test(text.slice(0, index))) ||
  (index === 0 && !/[AEIOUY]/.test(word) && /^ (?:\p{Lu}|\d|$)/u.test(text.slice(1)))

/** Words that are written in capitals for emphasis, in any of the languages: "NEVER", "NOTE". */
const emphatic = once(() => {
  const words = languages.flatMap((language) => {
    const { clauses, manuals } = languageData[language]
    const signals = [...Object.values(manuals.signalWords).flat(), ...manuals.structureWords.note.split(',')]
    return [
      ...Object.values(clauses).flatMap((one) => one.split(/, | /)),
      ...signals.flatMap((one) => normalise(one).trim().split(' ')),
    ]
  })
  return new Set(words)
})
