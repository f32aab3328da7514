import { type Measure, measuresIn } from '../../../../finding/question/measure'
import type { Objection, Rule } from '../check-statement'
import { type Figure, isSameNumber } from '../reading/figures'
import type { Match } from '../reading/match'
import type { CodeMention, Statement } from '../reading/statement'

/** Figures and codes that are not printed, or with another unit. */
export const missingValues: Rule = (statement, matches) =>
  statement.items.flatMap((item): Objection[] => {
    if (item.kind === 'word' || matches.some((match) => match.placesOf(item).length > 0)) return []
    if (item.kind === 'code')
      return isOtherwiseSaid(item, statement, matches) ? [] : [{ kind: 'code', text: item.text }]
    if (isConversion(item.figure, statement, matches)) return []
    const hasNumber = matches.some(({ index }) =>
      index.passages.some(({ figures }) => figures.some((one) => isSameNumber(one, item.figure))),
    )
    return [{ kind: hasNumber ? 'unit' : 'figure', text: item.text }]
  })

/** A word in capitals may be one of general speech, unless the source has another one that the statement lacks. */
function isOtherwiseSaid(item: CodeMention, { items }: Statement, matches: readonly Match[]): boolean {
  if (!item.isLabel || item.code.length < 2) return false
  return !matches.some(({ index, support }) =>
    index.passages.some(
      ({ unit, labels = [] }) =>
        support.includes(unit) &&
        labels.some(({ code }) => code.length > 2 && !items.some((one) => one.kind === 'code' && one.code === code)),
    ),
  )
}

/** Relative difference up to which a conversion is rounded. */
const ROUNDING = 0.02

/** Whether a figure is another one of the same sentence, which is printed, in another unit: "120 l (31.7 US gal)". */
function isConversion(figure: Figure, { items }: Statement, matches: readonly Match[]): boolean {
  const own = measureOf(figure)
  if (!own) return false
  return items.some((other) => {
    if (other.kind !== 'figure' || other.figure === figure) return false
    const measure = measureOf(other.figure)
    if (measure?.quantity !== own.quantity || other.figure.unit === figure.unit) return false
    const isNear = Math.abs(own.from - measure.from) <= ROUNDING * Math.abs(measure.from)
    return isNear && matches.some((match) => match.placesOf(other).length > 0)
  })
}

const scales: Readonly<Record<string, string>> = { celsius: '°C', fahrenheit: '°F' }

function measureOf({ text, unit = '', isNegative }: Figure): Measure | undefined {
  const symbol = scales[unit]
  const printed = symbol === undefined ? text : `${text.replace(unit, '').trim()} ${symbol}`
  return measuresIn(isNegative ? `-${printed}` : printed)[0]
}
