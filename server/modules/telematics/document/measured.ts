import { meterValueLimits } from '#contract/platform-limits'
import { parseReadingTime } from '../../../domain/reading-time'
import { child, inShort, listOf, type Tree, textOf } from './tree'

/** What a meter shows, in tenths of an hour or kilometre, and since when; or why it cannot be read, as a sentence. */
export type Measured = { tenths: number; at: Date } | { wrong: string }

/** Kilometres. */
const units = new Map([
  ...['kilometre', 'kilometres', 'kilometer', 'kilometers', 'km'].map((name) => [name, 1] as const),
  ...['mile', 'miles', 'mi'].map((name) => [name, 1.609344] as const),
])

const MAX_TENTHS = meterValueLimits.maximum * 10

export const readHours = (element: Tree): Measured =>
  readOne('CumulativeOperatingHours', element, (hours) => tenthsOf('Hour', child(hours, 'Hour')))

export const readOdometer = (element: Tree): Measured =>
  readOne('Distance', element, (distance) => {
    const unit = textOf(child(distance, 'OdometerUnits'))
    const kilometres = units.get(unit?.toLowerCase() ?? '')
    if (!kilometres) return { wrong: `OdometerUnits must be kilometre or mile, not ${quoted(unit)}.` }
    return tenthsOf('Odometer', child(distance, 'Odometer'), kilometres)
  })

function readOne(name: string, elements: Tree, read: (element: Tree) => number | { wrong: string }): Measured {
  const [element, other] = listOf(elements)
  if (element === undefined) return { wrong: `There is no ${name}.` }
  if (other !== undefined) return { wrong: `${name} is there more than once.` }
  const tenths = read(element)
  if (typeof tenths !== 'number') return tenths
  const written = textOf(child(element, 'datetime'))
  const at = parseReadingTime(written ?? '')
  return at
    ? { tenths, at }
    : { wrong: `datetime of ${name} must be a moment as in 2026-11-21T08:30:00Z, not ${quoted(written)}.` }
}

/** Cut, not rounded: a person reads what the meter has gone past, and that must never be lower. */
function tenthsOf(name: string, value: Tree, factor = 1): number | { wrong: string } {
  const text = textOf(value)
  if (!text || !/^\d+(\.\d+)?$/.test(text)) {
    return { wrong: `${name} must be a number from 0 with a decimal point, not ${quoted(text)}.` }
  }
  const [, whole = '', tenth = '0'] = text.match(/^(\d+)(?:\.(\d))?/) ?? []
  const tenths = factor === 1 ? Number(whole + tenth) : Math.floor(Number(text) * factor * 10)
  return tenths > MAX_TENTHS ? { wrong: `${name} is larger than any meter shows.` } : tenths
}

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${inShort(text, 40)}"`)
