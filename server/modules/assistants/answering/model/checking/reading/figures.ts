import type { Language } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import { isSameUnit, unitAfterFigure, unitInTitle } from './units'

/** A number as it is printed. */
export interface Figure {
  /** "1.250" may be read as 1.25 and as 1250. */
  readings: readonly number[]
  /** The name of the unit that follows. */
  unit: string | undefined
  isNegative: boolean
  /** The number of a step or a callout. */
  isLabel: boolean
  /** How many things there are: a number before a word. */
  isCount: boolean
  text: string
  /** Where it begins in the plain text, and where it ends with its unit. */
  at: number
  end: number
}

const number = '\\d+(?:[.,]\\d+)*'
const fraction = '(?:(?<whole>\\d+) )?(?<numerator>\\d{1,2})/(?<denominator>\\d{1,3})(?![\\d/])'
const unit = '%|1/min|[a-z]+[23]?/[a-z]+[23]?|min-1|[a-z]+[23]?'
/** What leads to another figure is no unit: "8 a 10". */
const until = '(?:to|bis|a|al|tot|till|til|do|e|o|y|og|och|en|et|ou)'
const pattern = new RegExp(
  `(?<![a-z\\d.,/]|[a-z]-|[a-z\\d]/)(?<sign>[-+] ?)?(?:${fraction}|(?<plain>${number}))(?!\\d|-[a-z]{2,}\\d|[a-z])(?: ?-?(?:u\\.?s\\.?[ -]|imp[. ]+)?(?!${until} ?[-+]?\\d)(?<unit>${unit})(?![a-z\\d]))?`,
  'g',
)
/** "10 to 12 Nm", "2 or 3 bar", "1200 x 800 mm": the unit of the second figure is that of the first, too. */
const untilNext =
  /^ ?(?:-|\/|to|bis|a|al|tot|till|til|do|y|and|und|et|e|or|o|ou|oder|of|en|och|og|ja|tai|x|\+-|±|et de|and of) ?[-+]?$/

/** The figures of a plain text. */
export function figuresIn(plain: string, language: Language): Figure[] {
  const figures: Figure[] = []
  for (const match of plain.matchAll(pattern)) {
    const { sign = '', whole, numerator, denominator, plain: digits, unit: word } = match.groups ?? {}
    const name =
      word === undefined || isWord(word, plain.slice(match.index + match[0].length)) ? undefined : unitAfterFigure(word)
    const at = match.index + sign.length
    // A word after a figure that is no unit belongs to what follows.
    const end = match.index + match[0].length - (name === undefined && word ? word.length + 1 : 0)
    const before = figures.at(-1)
    const between = before === undefined ? '' : plain.slice(before.end, at)
    if (before && name !== undefined && mayTakeUnit(before, name) && untilNext.test(between)) before.unit = name
    const isRange = before !== undefined && /^ ?-$/.test(between)
    const readings = digits === undefined ? readingsOfFraction(whole, numerator, denominator) : readingsOf(digits)
    if (name === 'percent') readings.push(...readings.map((reading) => reading / 100))
    if (isNoQuantity(digits)) continue
    figures.push({
      readings,
      unit: name,
      isNegative: sign.startsWith('-') && !isRange,
      isLabel: name === undefined && isLabel(plain, at, end),
      isCount: name === undefined && isCount(plain, at, end, language),
      text: plain.slice(at, end).trim(),
      at,
      end,
    })
  }
  return figures
}

/** "In" and "a" before another word are rather prepositions than inches and amperes. */
const isWord = (word: string, rest: string) => /^(?:in|a|on)$/.test(word) && /^ \p{L}/u.test(rest)

/** "110°-115°F" are both of Fahrenheit. */
const mayTakeUnit = ({ unit: own }: Figure, next: string) =>
  own === undefined || (own === 'angle' && (next === 'celsius' || next === 'fahrenheit'))

/** "2. Loosen", "lever (4)"; but "the (8) bolts". */
function isLabel(plain: string, at: number, end: number): boolean {
  if (end - at > 2) return false
  const before = plain.slice(0, at)
  if (/^\(?$/.test(before)) return /^[.)] /.test(plain.slice(end))
  return before.endsWith('(') && plain[end] === ')' && /\p{L}{4,} \($/u.test(before)
}

/** "Six teeth", but not "gear 4 forward": what is numbered is named before its number. */
function isCount(plain: string, at: number, end: number, language: Language): boolean {
  const { stopWords, speechWords } = languageData[language]
  const after = /^ (\p{L}{3,})/u.exec(plain.slice(end))?.[1]
  if (after === undefined || stopWords.has(after) || /[#/]$/.test(plain.slice(0, at))) return false
  const before = /(\p{L}+) $/u.exec(plain.slice(0, at))?.[1]
  return before === undefined || stopWords.has(before) || speechWords.has(before)
}

/** A number with a leading zero is one of something. */
const isNoQuantity = (digits = '') => /^0\d/.test(digits)

/** "Twelve 3/4 in bolts" is not "12 3/4 in". */
function readingsOfFraction(whole: string | undefined, numerator = '', denominator = ''): number[] {
  const part = Number(numerator) / Number(denominator)
  return whole === undefined ? [part] : [Number(whole) + part, part]
}

function readingsOf(digits: string): number[] {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? [Number(digits.replace(/[.,]/g, ''))] : []
  const [whole = '', ...decimals] = digits.split(/[.,]/)
  if (decimals.length === 0) return [Number(digits)]
  if (decimals.length === 1) return [...grouped, Number(`${whole}.${decimals[0]}`)]
  return [...grouped, Number(`${whole}${decimals.slice(0, -1).join('')}.${decimals.at(-1)}`)]
}

export const isSameNumber = (one: Figure, other: Figure) =>
  one.readings.some((reading) => other.readings.includes(reading))

/**
 * Whether a printed figure is a stated one.
 * @param named units that are named apart from figures where it is printed
 * @param isInTable whether it is printed in a cell
 */
export function isSameFigure(
  printed: Figure,
  stated: Figure,
  { named, isInTable }: { named: ReadonlySet<string>; isInTable: boolean },
): boolean {
  if (!isSameNumber(printed, stated)) return false
  const { unit: wanted } = stated
  if (wanted === undefined) return !(printed.isLabel && stated.isCount)
  if (printed.unit !== undefined) return isSameUnit(printed.unit, wanted) && hasSameSign(printed, stated)
  // In a table that names no unit, that of a bare figure is known from elsewhere: "Line voltage | 400".
  return !printed.isLabel && ((isInTable && named.size === 0) || [...named].some((one) => isSameUnit(one, wanted)))
}

/** A dash before a figure may be that of a list; only temperatures are stated below zero. */
const hasSameSign = (printed: Figure, { isNegative, unit: name = '' }: Figure) =>
  printed.isNegative === isNegative || !/^(?:degree|celsius|fahrenheit)$/.test(name)

/** Units that are named apart from the figures of a plain text: a short symbol only in brackets, after a comma or alone. */
export function unitsNamedIn(plain: string, figures: readonly Figure[]): Set<string> {
  const inFigure = (at: number) => figures.some((one) => at >= one.at && at < one.end)
  const named = new Set<string>()
  for (const { 0: word, index } of plain.matchAll(/[a-z]+[23]?(?:\/[a-z]+[23]?)?|%/g)) {
    if (inFigure(index)) continue
    const isMarked =
      /(?:[([,/:]|^) ?$/m.test(plain.slice(0, index)) && /^(?:[)\],/.:;]|$)/m.test(plain.slice(index + word.length))
    const name = unitInTitle(word, isMarked)
    if (name !== undefined) named.add(name)
  }
  return named
}
