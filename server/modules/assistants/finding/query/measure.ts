import { normalise } from './normalise'
import { unitOf } from './unit'

/** A figure or a range with its unit, in the base unit of its quantity: 60 cm equals 600 mm. */
export interface Measure {
  quantity: string
  from: number
  to: number
}

/** Base units: metre, kilogram, litre, bar, hour, day, kilowatt. Factors of NIST SP 811, appendix B. */
const scales: Record<string, Record<string, number>> = {
  length: { millimetre: 0.001, centimetre: 0.01, metre: 1, kilometre: 1000, inch: 0.0254, foot: 0.3048, yard: 0.9144 },
  mass: { gram: 0.001, kilogram: 1, tonne: 1000, ounce: 0.028_35, pound: 0.453_59 },
  volume: { millilitre: 0.001, litre: 1, pint: 0.473_18, quart: 0.946_35, gallon: 3.785_41 },
  pressure: { bar: 1, kilopascal: 0.01, megapascal: 10, psi: 0.068_95 },
  time: { second: 1 / 3600, minute: 1 / 60, hour: 1 },
  period: { day: 1, week: 7, month: 30, year: 365 },
  power: { watt: 0.001, kilowatt: 1, horsepower: 0.7457 },
  current: { ampere: 1 },
  voltage: { volt: 1 },
  rotation: { rpm: 1 },
  share: { percent: 1 },
}

const number = '(-|minus )?(\\d+(?:[.,]\\d+)*)'
const until = '(?:-|to|bis|a|tot|till|til|do|\\.\\.\\.) ?'
const unit = `((?!${until}(?:-|minus )?\\d)[a-z]+|%)(?![a-z\\d])(?: ?(celsius|fahrenheit|c|f)(?![a-z\\d]))?`
const belowZero = '(?:below|bajo cero|sous zero|unter null|abaixo de zero|sotto zero|onder nul|under noll|under null)'
const pattern = new RegExp(
  `(?<![a-z\\d.,/])${number}(?: ?-?${unit})?(?: ?${until}${number} ?${unit})?( (?:degrees )?${belowZero})?`,
  'g',
)

/** The measures in a text, in order; figures without a unit are left out. */
export function measuresIn(text: string): Measure[] {
  return [...normalise(text).replace(/ ?° ?/g, ' degree ').matchAll(pattern)].flatMap((match) => {
    const [, sign, first = '', unit, scale, otherSign, other, otherUnit, otherScale, below] = match
    const convert = converter(otherUnit ?? unit, otherScale ?? scale)
    if (!convert) return []
    const from = convert.toBase(signed(sign ?? below, first))
    const to = other === undefined ? from : convert.toBase(signed(otherSign ?? below, other))
    return [{ quantity: convert.quantity, from: Math.min(from, to), to: Math.max(from, to) }]
  })
}

function converter(unit: string | undefined, scale: string | undefined) {
  if (unit === undefined) return undefined
  const name = unit === '%' ? 'percent' : (unitOf(unit, true) ?? unit)
  if (name === 'degree') {
    const isFahrenheit = (scale ?? unit).startsWith('f')
    return { quantity: 'temperature', toBase: (value: number) => (isFahrenheit ? (value - 32) / 1.8 : value) }
  }
  for (const [quantity, units] of Object.entries(scales)) {
    const factor = units[name]
    if (factor !== undefined) return { quantity, toBase: (value: number) => value * factor }
  }
  return undefined
}

const signed = (sign: string | undefined, digits: string) => (sign ? -1 : 1) * figureOf(digits)

/** Three digits after a separator are thousands ("1,500"), unless the figure begins with zero. */
function figureOf(digits: string): number {
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits)
  return Number(isThousands ? digits.replace(/[.,]/g, '') : digits.replace(/,/g, '.').replace(/\.(?=.*\.)/g, ''))
}

/** Relative difference up to which two figures are equal, as a conversion is rounded. */
const TOLERANCE = 0.02

/** Whether the condition that a question states is that of a cell: equal to its figure, or in its range. */
export function meets(asked: Measure, { quantity, from, to }: Measure): boolean {
  if (asked.quantity !== quantity || asked.from !== asked.to) return false
  const tolerance = TOLERANCE * Math.max(Math.abs(from), Math.abs(to))
  return asked.from >= from - tolerance && asked.from <= to + tolerance
}
