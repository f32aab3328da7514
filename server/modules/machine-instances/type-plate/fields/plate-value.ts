import type { Reading } from '../../../../infrastructure/ocr/photograph/text-cell'
import { isPin, pinOf } from './product-identification-number'

export type PlateField = 'model' | 'serial' | 'year' | 'brand'

/** A value as it was read. */
export interface PlateValue {
  text: string
  /** Whether several readings agree on it. */
  isCertain: boolean
  /** How well it was read, to compare it with others. */
  score: number
}

const MIN_CONFIDENCE = 70
const MIN_AGREEMENT = 0.7

/** The value that most of its readings have, letter by letter; undefined if none of them can be one of this field. */
export function bestValue(field: PlateField, readings: readonly Reading[]): PlateValue | undefined {
  const options = readings.flatMap(({ text, confidence }) => {
    const value = cleaned(field, text)
    return value && isPlausible[field](value) ? [{ text: value, confidence }] : []
  })
  if (options.length === 0) return undefined
  const length = mostWeighted(options.map((option) => [lengthOf(option, options), option.confidence]))
  const sameLength = options.filter(({ text }) => signs(text).length === length)
  const agreed = Array.from({ length }, (_, at) =>
    mostWeighted(sameLength.map(({ text, confidence }) => [signs(text)[at] ?? '', confidence])),
  ).join('')
  const equal = sameLength.filter(({ text }) => signs(text) === agreed)
  const [surest] = (equal.length > 0 ? equal : sameLength).toSorted((one, other) => other.confidence - one.confidence)
  if (!surest) return undefined
  const text = equal.length > 0 ? surest.text : agreed
  const share = equal.length / readings.length
  return {
    text,
    isCertain: equal.length >= 2 && share >= MIN_AGREEMENT && surest.confidence >= MIN_CONFIDENCE,
    score: surest.confidence * (0.3 + share),
  }
}

/** Its length, or that of the option that it is a part of: a word of it was overlooked. */
const lengthOf = ({ text }: Reading, options: readonly Reading[]): number =>
  Math.max(...options.map((other) => (signs(other.text).includes(signs(text)) ? signs(other.text).length : 0)))

const signs = (text: string) => text.replaceAll(/\s+/g, '')

/** What carries the most weight, each at least some. */
function mostWeighted<T>(weighted: readonly (readonly [T, number])[]): T {
  const sums = new Map<T, number>()
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + Math.max(5, weight))
  const [first] = [...sums].toSorted(([, one], [, other]) => other - one)
  if (!first) throw new Error('there is nothing to weigh')
  return first[0]
}

const dashes = /[‐-―−—]/g

function cleaned(field: PlateField, text: string): string {
  const plain = text
    // Between letters and digits, a bracket is a letter with a bow.
    .replaceAll(/(?<=[A-Z0-9])\)(?=[A-Z0-9])/g, 'J')
    .replaceAll(dashes, '-')
    .replaceAll(/[|_[\]{}()"'‘’“”«»°~*=<>:;,!?®©]+/g, ' ')
    .replaceAll(/(^|\s)[-./\\]+(?=\s|$)/g, ' ')
    .replaceAll(/^[\s\-./]+|[\s\-./]+$/g, '')
    .replaceAll(/\s+/g, ' ')
  if (field === 'year') return /\b(?:19|20)\d\d\b/.exec(plain)?.[0] ?? ''
  if (field === 'brand') return plain
  if (field === 'model') return withDigits(plain)
  const number = withoutWords(plain)
  return pinOf(number) ?? withDigits(number)
}

/** Beside a digit, an O or a small l is a digit as well: numbers avoid the letters that look like one. */
const withDigits = (text: string) =>
  text
    .replaceAll(/(?<=\d)[OoQ@]+|[OoQ@]+(?=\d)/g, (letters) => '0'.repeat(letters.length))
    .replaceAll(/(?<=[\dA-Z])[l|](?=\d)|(?<=\d)[l|](?=[\dA-Z]|$)/g, '1')

/** A serial number has no words: what follows it in its row belongs to something else. */
const withoutWords = (text: string) =>
  text
    .split(' ')
    .filter((word, index) => /\d/.test(word) || (index === 0 && /^[A-Z]{1,4}$/.test(word)) || /^[A-Z]{1,2}$/.test(word))
    .join(' ')

const units = /^\d[\d.,\s]*(?:kgs?|lbs?|kw|hp|ps|cv|hz|rpm|bar|mm|km\/h)\b/i
const isPlausible: Record<PlateField, (text: string) => boolean> = {
  model: (text) =>
    text.length <= 24 &&
    /[\p{L}\p{N}]{2}/u.test(text) &&
    !units.test(text) &&
    text.split(' ').length <= 4 &&
    (/\d/.test(text) || text === text.toUpperCase()),
  serial: (text) => text.length <= 30 && signs(text).length >= 4 && /\d/.test(text) && !units.test(text),
  year: (text) => text !== '',
  brand: (text) => /^\p{L}[\p{L}\s&.-]{1,30}$/u.test(text),
}

/** A product identification number in what was read, wherever it is: no other number has its length and form. */
export function pinIn(readings: readonly (readonly Reading[])[]): PlateValue | undefined {
  const pins = readings.flatMap((some) => {
    const value = bestValue('serial', some)
    return value && isPin(signs(value.text)) ? [value] : []
  })
  return pins.toSorted((one, other) => other.score - one.score)[0]
}
