import { languageValues } from '#contract/platform-limits'
import type { Day } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import type { Unit } from '../grammar/grammar'
import type { Token } from '../words/tokens'
import { periodTableOf } from './period-table'
import { readNumber } from './time-words'
import { unitsBack } from './units'

/** Up to today, as long as a text says: "no order for two months", "más de un mes sin comprar". */
export function sinceUnits(
  tokens: readonly Token[],
  today: Day,
): { period: DayPeriod & { title: string }; position: number } | undefined {
  for (const [index, { word, typed }] of tokens.entries()) {
    const before = tokens[index - 1]
    const [unit, count] = [unitOf(word), countOf(before?.word ?? '')]
    if (unit && count)
      return {
        period: { from: unitsBack(today, unit, count), title: `${before?.typed} ${typed}` },
        position: index - 1,
      }
  }
  return undefined
}

const unitOf = (word: string): Unit | undefined =>
  languageValues.map((language) => periodTableOf(language).units.get(word)).find(Boolean)

const countOf = (word: string): number | undefined =>
  /^(?:an?|un|una)$/.test(word)
    ? 1
    : languageValues.map((language) => readNumber(word, periodTableOf(language))).find(Boolean)
