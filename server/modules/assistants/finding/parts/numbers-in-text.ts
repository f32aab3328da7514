import { normalizePartNumber } from '../../../../domain/part-number'
import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'
import { hasPartNumber } from '../question/part-number'

/** What may be a part number in running text. */
export interface NumberInText {
  /** As printed, the longest reading first: "4600 120 7", "4600 120". */
  readings: string[]
  /** The first piece if it is a number by itself, or else the longest reading. */
  likeliest: string
  /** Whether the text says that it is a part number. */
  isAnnounced: boolean
}

/** A number may be printed in so many pieces. */
const MAX_PIECES = 4
/** Characters before a number that may say what it is. */
const CONTEXT = 80
/** A number goes on after the dash at which it was broken: "4512- 330". */
const brokenAtDash = /(?<=\d-)\s+(?=\d)/g
const piece = /[\p{L}\d][\p{L}\d./-]*/gu

/** Issuers of standards and grades, after whose names a number is no part number. */
const standards = new Set(
  'acea aisi ansi api asme astm bs ce din dot ece en ep fmvss gb gost iec ieee iso jaso jis mil nema nfpa nlgi oem osha sae tm ul uic vde vg'.split(
    ' ',
  ),
)
/** Words after which a number is a place in the manual, a date or that of a machine, in the languages of manuals. */
const otherNumbers =
  /^(?:fig(?:ures?|uras?)?|abb|bild|pages?|paginas?|seite|sections?|seccion|chapters?|capitulo|tables?|tabla|tabelle|steps?|paso|para|paragraph|tel|telephone|phone|fax|year|model|type|serie|series|serial|s\/n|sn|seriennummer|code|codes|alarm|alarma|error|fault)$/
const announcement =
  /(?:\b(?:parts?|order(?:ing)?|catalogu?e|cat|stock|spare|ident|article|pieza|parte|repuesto|recambio|referencia|articulo|pedido|teile?|bestell|artikel|ersatzteil|piece|commande|peca|encomenda|ricambio|codice|onderdeel|reservdels?)[\s-]*(?:numbers?|nos?\b|nr\b|num(?:ero)?|nummer|#)|\b(?:p\/?n|numero de (?:pieza|parte|repuesto|referencia)|nsn)\b|\b(?:part|pieza|repuesto|recambio|teil|piece|peca)\b(?=\W*$))/
const announced = new RegExp(`${announcement.source}[\\s.:#(\\u00ba]*(?:is|es|are|son)?[\\s:#(]*$|#\\s*$`)
/** Of a number that looks like a part number by itself, so that it may come some words after the announcement. */
const MIN_DIGITS = 6
/** "M12x1.5", "10W-30" and "1/4-18" are sizes and grades. */
const size = /^(?:m\d{1,3}(?:x.*)?|\d+(?:[.,/]\d+)*x\d.*|\d{1,2}w-?\d{2}|\d+\/\d+.*|\d{1,2}(?:[.]\d{1,2})+)$/

/**
 * What looks like a part number in a text below a heading, in its order. Standards, sizes, quantities, serial numbers and places in the
 * manual are none.
 */
export function numbersInText(printed: string, heading = ''): NumberInText[] {
  const text = printed.replace(brokenAtDash, '')
  const isBelowTitle = announcement.test(normalise(heading))
  const pieces = [...text.matchAll(piece)].map(
    (match): Piece => ({ text: match[0].replace(/[./-]+$/, ''), start: match.index }),
  )
  const found: NumberInText[] = []
  let isOther = false
  for (const [first, from] of pieces.entries()) {
    if (!/\d/.test(from.text)) continue
    const before = normalise(text.slice(Math.max(0, from.start - CONTEXT), from.start))
    isOther = followsOther(before) || (isOther && isJoined(text, pieces[first - 1], from))
    if (isOther) continue
    const isAnnounced = announced.test(before) || (isLong(from.text) && (isBelowTitle || announcement.test(before)))
    const readings = readingsFrom(text, pieces, first).filter((reading) => isNumber(reading, isAnnounced))
    const [longest] = readings
    if (longest === undefined) continue
    const likeliest = hasPartNumber(normalizePartNumber(from.text)) ? from.text : longest
    found.push({ readings, likeliest, isAnnounced })
  }
  return found
}

const isLong = (text: string) => hasPartNumber(text) && text.replace(/\D/g, '').length >= MIN_DIGITS

interface Piece {
  text: string
  start: number
}

/** The texts of one to several pieces from one on that may be one number, without those that state a quantity. */
function readingsFrom(text: string, pieces: readonly Piece[], first: number): string[] {
  const joined = pieces.slice(first, first + MAX_PIECES)
  const end = joined.findIndex((one, position) => position > 0 && !isJoined(text, joined[position - 1], one))
  return joined
    .slice(0, end < 0 ? joined.length : end)
    .flatMap((to, position) => {
      const reading = text.slice(pieces[first]?.start, to.start + to.text.length)
      const next = normalise(pieces[first + position + 1]?.text ?? '')
      return /^[\d\s.,]+$/.test(reading) && unitOf(next, true) ? [] : [reading]
    })
    .reverse()
}

/** Pieces of one number: the second has a digit or is of one or two capitals, with nothing but a blank between them. */
const isJoined = (text: string, before: Piece | undefined, one: Piece): boolean =>
  (/\d/.test(one.text) || /^\p{Lu}{1,2}$/u.test(one.text)) &&
  /^[ \u00a0]$/.test(text.slice(before ? before.start + before.text.length : 0, one.start))

const isNumber = (reading: string, isAnnounced: boolean): boolean => {
  const key = normalizePartNumber(reading)
  const looksLikeOne = hasPartNumber(key) || (isAnnounced && /\d{2}/.test(key) && key.length >= 3)
  return looksLikeOne && !size.test(normalise(reading))
}

/** Whether the last words before a number say that it is another one. */
function followsOther(before: string): boolean {
  const words = before.split(/[^\p{L}\d/]+/u).filter(Boolean)
  const [last = '', second = ''] = words.toReversed()
  const isNumberWord = /^(?:numbers?|numero|nummer|nos?|nr|num|n)$/.test(last)
  const word = isNumberWord ? second : last
  return standards.has(word) || otherNumbers.test(word)
}
