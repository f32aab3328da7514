import { meterValueLimits } from '#contract/platform-limits'
import { parseReadingTime } from '../../../domain/reading-time'
import { child, listOf, type Tree, textOf, truncate } from './tree'

/** A meter reading in tenths of an hour or kilometre with its time, or a sentence why it cannot be read. */
export type Measured = { tenths: number; at: Date } | { wrong: string }

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
    if (!kilometres) return { wrong: `OdometerUnits must be kilometre or mile, not ${quoted(unit)}.` }
    return tenthsOf('Odometer', child(distance, 'Odometer'), kilometres)
  })

function readMeasured(name: string, elements: Tree, read: (element: Tree) => number | { wrong: string }): Measured {
  const [element, other] = listOf(elements)
  if (element === undefined) return { wrong: `There is no ${name}.` }
  if (other !== undefined) return { wrong: `${name} occurs more than once.` }
  const tenths = read(element)
  if (typeof tenths !== 'number') return tenths
  const datetime = textOf(child(element, 'datetime'))
  const at = parseReadingTime(datetime ?? '')
  return at
    ? { tenths, at }
    : { wrong: `datetime of ${name} must be a moment as in 2026-11-21T08:30:00Z, not ${quoted(datetime)}.` }
}

/** Truncated rather than rounded, so that a later manual reading is never lower. */
function tenthsOf(name: string, value: Tree, factor = 1): number | { wrong: string } {
  const text = textOf(value)
  if (!text || !/^\d+(\.\d+)?$/.test(text)) {
    return { wrong: `${name} must be a number from 0 with a decimal point, not ${quoted(text)}.` }
  }
  const [, whole = '', tenth = '0'] = text.match(/^(\d+)(?:\.(\d))?/) ?? []
  const tenths = factor === 1 ? Number(whole + tenth) : Math.floor(Number(text) * factor * 10)
  return tenths > MAX_TENTHS ? { wrong: `${name} is larger than any meter shows.` } : tenths
}

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${truncate(text, 40)}"`)
