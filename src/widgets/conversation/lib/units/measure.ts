import { type Unit, units } from './unit'

/** A figure or a range with its unit, where it stands in a text. */
export interface Measure {
  /** As it is written. */
  text: string
  from: number
  figures: readonly string[]
  /** What stands between the two figures of a range. */
  until: string
  unit: Unit
}

const number = String.raw`[-−]?\d[\d.,]*(?<=\d)`
const until = ' to | a |[-–]| – '
const anyUnit = units.map(({ spellings }) => spellings).join('|')
// Not part of a part number, a thread or a product of several units.
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-]|\b[x×] ?)(${number})(?:(${until})(${number}))? ?(${anyUnit})(?![\p{L}\d/·⋅²³]| ?[x×] ?\d)`,
  'gu',
)
const spelled = units.map((unit) => ({ unit, spelling: new RegExp(`^(?:${unit.spellings})$`, 'u') }))

/** Units of length name sizes of tools and threads too, and "in" is a word: a value ends its phrase. */
const phraseEnd = /^(?:[.,;:)\]]|\s*$|\s\[|\s\(|\s\/\s)/

/** The measures of a text, in order. */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, first = '', between = '', second, symbol = ''] = match
    const unit = spelled.find(({ spelling }) => spelling.test(symbol))?.unit
    const isValue = unit?.quantity !== 'length' || phraseEnd.test(text.slice(match.index + whole.length))
    if (!unit || !isValue || isDifference(unit, text.slice(0, match.index)) || isPartOfLength(text, match.index, whole))
      return []
    return [{ text: whole, from: match.index, figures: second ? [first, second] : [first], until: between, unit }]
  })
}

/** A difference of temperatures converts by another formula than a temperature. */
const isDifference = ({ quantity }: Unit, before: string) =>
  quantity === 'temperature' && /(?:\bby|\bwithin|\b(?:rise|drop|difference|step)s? of|\ben|±) ?$/.test(before)

/** "7 ft 9 in" is one length, which is left as it is. */
const isPartOfLength = (text: string, from: number, whole: string) =>
  /\d ft $/.test(text.slice(0, from)) || (/ft$/.test(whole) && /^ \d/.test(text.slice(from + whole.length)))
