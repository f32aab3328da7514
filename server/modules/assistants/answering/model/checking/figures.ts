import { type Language, languages } from '../../../../../languages/language'
import { numberWords } from '../../../../../languages/number-words'
import { isIndefinite } from '../../../../../languages/numerals'
import { normalise } from '../../../../../languages/text/normalise'
import { unitOf } from '../../../../../languages/text/unit'
import { type Measure, measuresIn, withPlainUnits } from '../../../finding/question/measure'
import { writeNumbers } from '../../../finding/question/spelled-number'

/** A number as it is printed. */
export interface Figure {
  /** "1.250" may be read as 1.25 and as 1250. */
  readings: readonly number[]
  /** The index term of the unit that follows. */
  unit?: string | undefined
  text: string
}

const number = '\\d+(?:[.,]\\d+)*'
const fraction = '(?:(?<whole>\\d+) )?(?<numerator>\\d{1,2})/(?<denominator>\\d{1,3})(?![\\d/])'
const pattern = new RegExp(
  `(?<![a-z\\d.,/]|[a-z]-)(?:${fraction}|(?<plain>${number}))(?!\\d|-[a-z]{2})(?: ?-?(?:us[ -]|imp[. ]+)?(?<unit>%|[a-z]+)(?: ?(?:c|f|celsius|fahrenheit)(?![a-z\\d]))?(?![a-z\\d]))?`,
  'g',
)
/** "10 to 12 Nm", "2 or 3 bar": the unit of the second figure is that of the first, too. */
const untilNext = /^ ?(?:-|to|bis|a|al|tot|till|til|do|y|and|und|et|e|or|o|ou|oder) ?$/

/** The figures of a text, those that are written as words of the language as well. */
export function figuresIn(text: string, language: Language): Figure[] {
  const plain = withPlainUnits(withDigits(text, language).replace(/(?<![\p{L}\d.,/-]\d*)(\d)(?=\p{L})/gu, '$1 '))
  const figures: Figure[] = []
  let end = 0
  for (const match of plain.matchAll(pattern)) {
    const { whole, numerator, denominator, plain: digits, unit } = match.groups ?? {}
    const before = figures.at(-1)
    const isRange = before !== undefined && before.unit === undefined && untilNext.test(plain.slice(end, match.index))
    const name = unit === undefined ? undefined : unit === '%' ? 'percent' : nameOfUnit(unit)
    // A word after a figure that is no unit belongs to what follows.
    end = match.index + match[0].length - (name === undefined && unit ? unit.length + 1 : 0)
    const readings = digits === undefined ? readingsOfFraction(whole, numerator, denominator) : readingsOf(digits)
    const figure: Figure = { readings, unit: name, text: match[0].trim() }
    if (isRange && name !== undefined) before.unit = name
    if (!isNoQuantity(figure, digits)) figures.push(figure)
  }
  return figures
}

/** A number with a leading zero is one of something, and "one" is often an article. */
const isNoQuantity = ({ readings, unit }: Figure, digits = '') =>
  /^0\d/.test(digits) || (unit === undefined && readings.length === 1 && readings[0] === 1)

/** "Twelve 3/4 in bolts" is not "12 3/4 in". */
const readingsOfFraction = (whole: string | undefined, numerator = '', denominator = ''): number[] => {
  const part = Number(numerator) / Number(denominator)
  return whole === undefined ? [part] : [Number(whole) + part, part]
}

const compoundNames = /^(?:newtonmetre|poundfoot|poundinch|kilometrehour|metresecond|litreminute|gallonminute|degree)$/

const nameOfUnit = (word: string) => (compoundNames.test(word) ? word : unitOf(word, true))

function readingsOf(digits: string): number[] {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? [Number(digits.replace(/[.,]/g, ''))] : []
  const [whole = '', ...decimals] = digits.split(/[.,]/)
  const decimal = decimals.length === 1 ? [Number(`${whole}.${decimals[0]}`)] : []
  const mixed = decimals.length > 1 ? [Number(`${whole}${decimals.slice(0, -1).join('')}.${decimals.at(-1)}`)] : []
  return decimals.length === 0 ? [Number(digits)] : [...grouped, ...decimal, ...mixed]
}

const digitsByLanguage = new Map(
  languages.map((language): [Language, ReadonlyMap<string, number>] => [
    language,
    numberWords(language)?.values ?? new Map(),
  ]),
)

/** The text with the numbers that are words of the language as digits: "twenty-five" as "25". */
function withDigits(text: string, language: Language): string {
  const values = digitsByLanguage.get(language)
  const written = writeNumbers(text, language).replace(/\p{L}+/gu, (word) => {
    const value = values?.get(normalise(word))
    return value === undefined || value === 1 ? word : String(value)
  })
  return written.replace(/(\p{L}+)(?= (\p{L}{2,})(?!\p{L}))/gu, (word, _, next: string) =>
    isIndefinite(normalise(word)) && unitOf(normalise(next), true) !== undefined ? '1' : word,
  )
}

const isSame = (one: Figure, other: Figure) => one.readings.some((reading) => other.readings.includes(reading))

/** Whether a text states a figure, with its unit: after it, or elsewhere in the text as in the title of a column. */
export function states(stated: readonly Figure[], text: string, figure: Figure): boolean {
  const same = stated.filter((one) => isSame(one, figure))
  if (same.length === 0) return false
  const { unit } = figure
  if (unit === undefined || same.some((one) => one.unit === unit)) return true
  return same.some((one) => one.unit === undefined) && unitsNamedIn(text).has(unit)
}

/** Units that are named apart from a figure: a symbol of a letter or two only where it stands in brackets or alone. */
function unitsNamedIn(text: string): Set<string> {
  const plain = withPlainUnits(text)
  const words = plain.match(/[a-z]+|%/g) ?? []
  const marked = [...plain.matchAll(/(?:[([,/]|^) ?([a-z]{1,2}|ft|psi)(?=[)\]/]|\.?$)/gm)].map(([, unit = '']) => unit)
  return new Set([
    ...words.flatMap((word) =>
      word === '%' ? 'percent' : compoundNames.test(word) ? word : (unitOf(word, false) ?? []),
    ),
    ...marked.flatMap((word) => unitOf(word, true) ?? []),
  ])
}

/** Relative difference up to which a conversion is rounded. */
const ROUNDING = 0.02

/** Whether a figure is another one of the same sentence, which is printed, in another unit: "120 l (31.7 US gal)". */
export function isConversion(figure: Figure, sentence: string, printed: readonly Measure[]): boolean {
  const beside = measuresIn(sentence).filter((one) => printed.some((other) => isEqual(one, other)))
  return measuresIn(figure.text).some((own) => beside.some((one) => isAbout(own, one)))
}

const isAbout = (one: Measure, other: Measure) =>
  one.quantity === other.quantity && Math.abs(one.from - other.to) <= ROUNDING * Math.abs(other.to)

const isEqual = (one: Measure, other: Measure) =>
  one.quantity === other.quantity && (isClose(one.from, other.from) || isClose(one.to, other.to))

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one))
