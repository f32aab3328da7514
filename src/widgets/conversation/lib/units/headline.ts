import { convert } from './convert'
import { type Measure, measuresIn } from './measure'
import type { UnitSystem } from './unit'

/**
 * An answer whose headline, its first paragraph, gives the reader's unit first: "25.4 US gal (96.0 L)". Where the manual
 * has one unit alone, the converted value comes first and the manual's follows in brackets. Everything else, tables,
 * steps and quotations above all, stays as the manual has it.
 */
export function withHeadlineIn(system: UnitSystem, response: string): string {
  const [headline = ''] = response.split('\n\n', 1)
  if (!isParagraph(headline)) return response
  return inUnits(system, headline) + response.slice(headline.length)
}

/** Whether an answer that is being written has its headline: a figure whose second unit is still to come is not converted. */
export const isHeadlineWritten = (response: string): boolean => response.includes('\n\n')

/** No list, table, quotation, heading or code. */
const isParagraph = (block: string) => !/^\s*(?:[|>#]|[-*+] |\d+[.)] )|`|\n\s*(?:\||[-*+] |\d+[.)] )/.test(block)

function inUnits(system: UnitSystem, headline: string): string {
  const measures = measuresIn(headline).filter(({ from }) => !isQuoted(headline, from))
  let written = ''
  let end = 0
  for (const [index, measure] of measures.entries()) {
    if (measure.from < end || measure.unit.system === system) continue
    const pair = pairOf(headline, measure, measures[index + 1])
    const isKnown = measures.some(({ unit }) => unit.system === system && unit.quantity === measure.unit.quantity)
    const replaced = pair ? pair.turned : isKnown ? undefined : bracketed(headline, measure)
    if (replaced === undefined) continue
    written += headline.slice(end, measure.from) + replaced
    end = measure.from + (pair?.length ?? measure.text.length)
  }
  return written + headline.slice(end)
}

/** The same value in the other system directly behind it: "160.0 litres (42.3 US gal)" or "210 bar / 3,046 psi". */
function pairOf(headline: string, first: Measure, second: Measure | undefined) {
  if (!second || second.unit.quantity !== first.unit.quantity || second.unit.system === first.unit.system)
    return undefined
  const between = headline.slice(first.from + first.text.length, second.from)
  const end = second.from + second.text.length
  if (between === ' / ' || between === '/')
    return { turned: `${second.text}${between}${first.text}`, length: end - first.from }
  if (between === ' (' && headline[end] === ')')
    return { turned: `${second.text} (${first.text})`, length: end + 1 - first.from }
  return undefined
}

/** Brackets in brackets would be hard to read: a measure that is followed by one, or stands in one, is left. */
function bracketed(headline: string, measure: Measure): string | undefined {
  const before = headline.slice(0, measure.from)
  const isInside = before.lastIndexOf('(') > before.lastIndexOf(')')
  const isFollowed = headline.slice(measure.from + measure.text.length).startsWith(' (')
  const converted = isInside || isFollowed ? undefined : convert(measure)
  return converted && `${converted} (${measure.text})`
}

/** Whether a place is between quotation marks. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const straight = before.split('"').length - 1
  return (
    straight % 2 === 1 ||
    before.lastIndexOf('“') > before.lastIndexOf('”') ||
    before.lastIndexOf('«') > before.lastIndexOf('»')
  )
}
