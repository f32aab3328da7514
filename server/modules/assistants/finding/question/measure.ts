import { languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'

/** A figure or a range (its ends may be infinite) with its unit, in the base unit of its quantity: 60 cm equals 600 mm. */
export interface Measure {
  quantity: string
  from: number
  to: number
}

/** Base units: metre, kilogram, litre, bar, newton metre, kilometre an hour, litre a minute. Factors of NIST SP 811, appendix B. */
const scales: Record<string, Record<string, number>> = {
  length: { millimetre: 0.001, centimetre: 0.01, metre: 1, kilometre: 1000, inch: 0.0254, foot: 0.3048, yard: 0.9144 },
  mass: { gram: 0.001, kilogram: 1, tonne: 1000, ounce: 0.028_35, pound: 0.453_59 },
  volume: { millilitre: 0.001, litre: 1, floz: 0.029_574, pint: 0.473_18, quart: 0.946_35, gallon: 3.785_41 },
  pressure: { bar: 1, kilopascal: 0.01, megapascal: 10, psi: 0.068_95 },
  time: { second: 1 / 3600, minute: 1 / 60, hour: 1 },
  period: { day: 1, week: 7, month: 30, year: 365 },
  power: { watt: 0.001, kilowatt: 1, horsepower: 0.7457 },
  current: { ampere: 1 },
  voltage: { volt: 1 },
  rotation: { rpm: 1 },
  share: { percent: 1 },
  torque: { newtonmetre: 1, poundfoot: 1.355_82, poundinch: 0.112_98 },
  speed: { kilometrehour: 1, mph: 1.609_34, metresecond: 3.6 },
  flow: { litreminute: 1, gallonminute: 3.785_41 },
}

/** Units of several symbols. Other products and quotients are left out, as a litre a minute is no litre. */
const compounds: readonly [pattern: RegExp, name: string][] = [
  [/\bn ?[-.·⋅]? ?m\b/g, 'newtonmetre'],
  [/\b(?:lbf?s?[-.· ]{0,2}ft|ft[-.· ]{0,2}lbf?s?)\b/g, 'poundfoot'],
  [/\b(?:lbf?s?[-.· ]{0,2}in|in[-.· ]{0,2}lbf?s?)\b/g, 'poundinch'],
  [/\b(?:km\/h|kmh|kph)\b/g, 'kilometrehour'],
  [/\bm\/s\b/g, 'metresecond'],
  [/\bl\/min\b/g, 'litreminute'],
  [/\b(?:us )?(?:gal\/min|gpm)\b/g, 'gallonminute'],
]
/** Their figures have decimals rather than thousands: "1.250 in". */
const largeUnits = new Set(['inch', 'foot', 'yard', 'metre', 'kilometre', 'litre', 'gallon', 'quart', 'bar', 'tonne'])

const number = '(-|minus )?(\\d{1,9}(?:[.,]\\d{1,9}){0,3})'
const until = '(?:-|to|bis|a|tot|till|til|do|\\.\\.\\.) ?'
const unit = `((?!${until}(?:-|minus )?\\d)[a-z]+|%)(?![a-z\\d/·⋅^])(?: ?(celsius|fahrenheit|c|f)(?![a-z\\d]))?`
const belowZero = '(?:below|bajo cero|sous zero|unter null|abaixo de zero|sotto zero|onder nul|under noll|under null)'
const pattern = new RegExp(
  `(?<![a-z\\d.,/]|[a-z\\d]-)${number}(?: ?-?(?:us )?${unit})?(?: ?${until}${number} ?${unit})?( (?:degrees )?${belowZero})?`,
  'g',
)

/** The measures in a text, in order; figures without a unit are left out. */
export function measuresIn(text: string): Measure[] {
  const matches = [...withPlainUnits(text).matchAll(pattern)].flatMap((match) => {
    const [, sign, first = '', unit, scale, otherSign, other, otherUnit, otherScale, below] = match
    const name = nameOf(otherUnit ?? unit)
    const converter = name === undefined ? undefined : converterOf(name, otherScale ?? scale ?? otherUnit ?? unit)
    if (!name || !converter) return []
    const negative = converter.quantity === 'temperature' && below !== undefined
    const toBase = (digits: string, isNegative: boolean) =>
      converter.toBase((isNegative ? -1 : 1) * figureOf(digits, largeUnits.has(name)))
    const from = toBase(first, sign !== undefined || negative)
    const to = other === undefined ? from : toBase(other, otherSign !== undefined || negative)
    return [{ name, quantity: converter.quantity, from: Math.min(from, to), to: Math.max(from, to) }]
  })
  return addInches(matches)
}

/** Normalised text in which units of several symbols are one word, and the degrees of an angle, as opposed to a temperature, none. */
export const withPlainUnits = (text: string) =>
  compounds
    .reduce((simple, [symbols, name]) => simple.replace(symbols, name), normalise(text))
    .replace(/ ?° ?(?=[cf](?![a-z\d]))/g, ' degree ')
    .replace(/°/g, ' angle ')

const nameOf = (unit: string | undefined) =>
  unit === undefined ? undefined : unit === '%' ? 'percent' : (unitOf(unit, true) ?? unit)

function converterOf(name: string, scale = '') {
  if (name === 'degree') {
    const isFahrenheit = scale.startsWith('f')
    return { quantity: 'temperature', toBase: (value: number) => (isFahrenheit ? (value - 32) / 1.8 : value) }
  }
  for (const [quantity, units] of Object.entries(scales)) {
    const factor = units[name]
    if (factor !== undefined) return { quantity, toBase: (value: number) => value * factor }
  }
  return undefined
}

/** "3 ft 3 in" is one length. */
function addInches(matches: readonly (Measure & { name: string })[]): Measure[] {
  const measures: Measure[] = []
  matches.forEach(({ name, ...measure }, position) => {
    const last = measures.at(-1)
    const isPart = name === 'inch' && matches[position - 1]?.name === 'foot' && last && last.from === last.to
    if (isPart && measure.to < FOOT) measures[measures.length - 1] = sumOf(last, measure)
    else measures.push(measure)
  })
  return measures
}

const FOOT = 0.3048
const sumOf = ({ quantity, from, to }: Measure, other: Measure) => ({
  quantity,
  from: from + other.from,
  to: to + other.to,
})

/** Three digits after a comma, or a point where decimals are rare, are thousands ("1,500"), unless the figure begins with zero. */
function figureOf(digits: string, hasDecimals: boolean): number {
  const thousands = hasDecimals ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:[.,]\d{3})+$/
  if (thousands.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  const [whole = '', ...decimals] = digits.split(/[.,]/)
  return Number(`${whole}.${decimals.join('')}`)
}

/**
 * A figure below zero without a unit is a temperature in everyday speech: "minus 15 this morning", "-25 outside". The words
 * are those of the Unicode CLDR's rules for spelling out numbers; after a preposition "menos" is part of "at least".
 */
const bareTemperature =
  /(?:(?<![a-z\d.,/-]|\d )-|(?<![a-z\d]|\b(?:al|por lo|pelo|ao|au|du|di) )(?:minus|menos|moins|meno|miinus) )(\d{1,2})(?![\d.,:/-]*\d)(?: ?-?([a-z%]+))?/

/** "WL -12" is a model, and "it is -12" is cold. */
function followsName(before: string): boolean {
  const word = /([a-z']+) $/.exec(before)?.[1]?.replace("'", '')
  return word !== undefined && !languages.some((language) => languageData[language].stopWords.has(word))
}

/** The measures that a question states. */
export function measuresAsked(question: string): Measure[] {
  const stated = measuresIn(question)
  if (stated.some(({ quantity }) => quantity === 'temperature')) return stated
  const text = normalise(question)
  const match = bareTemperature.exec(text)
  const [, figure, next = ''] = match ?? []
  const hasUnit = next === '%' || (next.length > 1 && next !== 'in' && unitOf(next, true) !== undefined)
  if (!match || figure === undefined || hasUnit) return stated
  if (match[0].startsWith('-') && followsName(text.slice(0, match.index))) return stated
  return [...stated, { quantity: 'temperature', from: -Number(figure), to: -Number(figure) }]
}

/** Whether a question for one of these units asks for the quantity of a measure; a torque is neither a length nor a weight. */
export const isQuantityOf = (units: readonly string[], { quantity }: Measure): boolean =>
  !units.includes('lbft') && Object.keys(scales[quantity] ?? {}).some((name) => units.includes(name))

/** Relative difference up to which two figures are equal, as a conversion is rounded. */
const TOLERANCE = 0.02

/** Whether the condition that a question states is that of a cell: equal to its figure, or in its range. */
export function meets(asked: Measure, { quantity, from, to }: Measure): boolean {
  if (asked.quantity !== quantity || asked.from !== asked.to) return false
  const ends = [from, to].filter(Number.isFinite).map(Math.abs)
  const tolerance = TOLERANCE * Math.max(0, ...ends)
  return asked.from >= from - tolerance && asked.from <= to + tolerance
}
