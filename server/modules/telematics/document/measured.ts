import { meterValueLimits } from '#contract/platform-limits'
import { parseReadingTime } from '../../../domain/reading-time'
import type { Text } from '../../../domain/text'
import { child, listOf, type Tree, textOf, truncate } from './tree'

/** A meter reading in tenths of an hour or kilometre with its time, or why it cannot be read. */
export type Measured = (Figure & { unused: Text | undefined }) | Wrong

interface Figure {
  tenths: number
  at: Date
}

interface Wrong {
  wrong: Text
}

/** A figure that cannot be read; its time may be readable. */
interface BrokenFigure extends Wrong {
  at: Date | undefined
}

/** In kilometres. */
const units = new Map([
  ...['kilometre', 'kilometres', 'kilometer', 'kilometers', 'km'].map((name) => [name, 1] as const),
  ...['mile', 'miles', 'mi'].map((name) => [name, 1.609344] as const),
])

const MAX_TENTHS = meterValueLimits.maximum * 10

export const readHours = (element: Tree): Measured =>
  readMeasured('CumulativeOperatingHours', element, (hours) => tenthsOf('Hour', child(hours, 'Hour')))

export const readOdometer = (element: Tree): Measured =>
  readMeasured('Distance', element, (distance) => {
    const unit = textOf(child(distance, 'OdometerUnits'))
    const kilometres = units.get(unit?.toLowerCase() ?? '')
    if (!kilometres)
      return wrong({
        en: `OdometerUnits must be kilometre or mile, not ${quoted(unit).en}.`,
        es: `OdometerUnits debe ser kilometre o mile, no ${quoted(unit).es}.`,
      })
    return tenthsOf('Odometer', child(distance, 'Odometer'), kilometres)
  })

/**
 * Of a time series the newest figure that can be read counts, and of several of the same time the first. What is wrong
 * with the others is reported. A broken figure without a time may be any of them, so nothing is recorded beside it.
 */
function readMeasured(name: string, elements: Tree, read: (element: Tree) => number | Wrong): Measured {
  const entries = listOf(elements).map((element) => readOne(name, element, read))
  const figures = entries.filter((entry) => 'tenths' in entry)
  const broken = entries.filter((entry) => 'wrong' in entry)
  const undated = broken.find(({ at }) => at === undefined)
  const [first, ...others] = figures
  if (undated || !first)
    return wrong((undated ?? broken[0])?.wrong ?? { en: `There is no ${name}.`, es: `No hay ${name}.` })
  const newest = others.reduce((one, other) => (other.at > one.at ? other : one), first)
  const rivals = others.filter(({ at, tenths }) => Number(at) === Number(newest.at) && tenths !== newest.tenths)
  const [unused, ...more] = [
    ...broken.map((one) => brokenText(name, one)),
    ...rivals.map((one) => rivalText(name, one)),
  ]
  return { ...newest, unused: unused && withCount(unused, more.length) }
}

function readOne(name: string, element: Tree, read: (element: Tree) => number | Wrong): Figure | BrokenFigure {
  const datetime = textOf(child(element, 'datetime'))
  const at = momentOf(datetime ?? '')
  const tenths = read(element)
  if (typeof tenths !== 'number') return { ...tenths, at }
  if (at) return { tenths, at }
  const reason = wrong({
    en: `datetime of ${name} must be a date and time such as 2026-11-21T08:30:00Z, not ${quoted(datetime).en}.`,
    es: `datetime de ${name} debe ser una fecha y hora como 2026-11-21T08:30:00Z, no ${quoted(datetime).es}.`,
  })
  return { ...reason, at }
}

const inWords = (at: Date | undefined) => at?.toISOString().replace('.000Z', 'Z') ?? ''

const brokenText = (name: string, { wrong: { en, es }, at }: BrokenFigure): Text => ({
  en: `${name} of ${inWords(at)} was not used: ${en}`,
  es: `${name} de ${inWords(at)} no se usó: ${es}`,
})

const rivalText = (name: string, { tenths, at }: Figure): Text => ({
  en: `${name} has another figure of ${inWords(at)}, ${tenths / 10}; the first one counts.`,
  es: `${name} tiene otra cifra de ${inWords(at)}, ${tenths / 10}; cuenta la primera.`,
})

const withCount = (text: Text, more: number): Text =>
  more === 0
    ? text
    : {
        en: `${text.en} Figures of this machine that were not used either: ${more}.`,
        es: `${text.es} Cifras de esta máquina que tampoco se usaron: ${more}.`,
      }

/** ISO 8601, or milliseconds or seconds since 1970, which have 13 and 10 digits. */
function momentOf(text: string): Date | undefined {
  if (!/^(?:\d{10}|\d{13})$/.test(text)) return parseReadingTime(text)
  return new Date(Number(text) * (text.length === 10 ? 1000 : 1))
}

/** Truncated rather than rounded, so that a later manual reading is never lower. */
function tenthsOf(name: string, value: Tree, factor = 1): number | Wrong {
  const text = textOf(value)
  if (!text || !/^\d+(\.\d+)?$/.test(text)) {
    return wrong({
      en: `${name} must be a number from 0 with a decimal point, not ${quoted(text).en}.`,
      es: `${name} debe ser un número desde 0 con punto decimal, no ${quoted(text).es}.`,
    })
  }
  const [, whole = '', tenth = '0'] = text.match(/^(\d+)(?:\.(\d))?/) ?? []
  const tenths = factor === 1 ? Number(whole + tenth) : Math.floor(Number(text) * factor * 10)
  if (tenths <= MAX_TENTHS) return tenths
  return wrong({
    en: `${name} is larger than any meter shows.`,
    es: `${name} es mayor de lo que muestra cualquier contador.`,
  })
}

const wrong = (reason: Text): Wrong => ({ wrong: reason })

const quoted = (text: string | undefined): Text =>
  text === undefined ? { en: 'nothing', es: 'nada' } : { en: `"${truncate(text, 40)}"`, es: `«${truncate(text, 40)}»` }
