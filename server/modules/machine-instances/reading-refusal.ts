import { figureInWords, type MeterUnit } from './hours'
import type { Refusal, Standing } from './reading'

/** Why a reading was not taken, in plain words with the figures: for a person, or for a row of a report. */
export function refusalInWords(refusal: Refusal, unit: MeterUnit): string {
  const shown = ({ value, takenAt }: Standing) => `${figureInWords(value, unit)} on ${dayOf(takenAt)}`
  switch (refusal.outcome) {
    case 'in_future':
      return 'A reading cannot be taken in the future.'
    case 'lower_than_last':
      return `The meter showed ${shown(refusal.last)} already. A lower reading is taken only as the first of a new meter.`
    case 'higher_than_next':
      return `The meter showed ${shown(refusal.next)}. It cannot have shown more before.`
    case 'jump': {
      const { gained, possible, last } = refusal
      const limit = `at 24 h a day it can be ${figureInWords(possible, unit)}`
      return `That is ${figureInWords(gained, unit)} more than on ${dayOf(last.takenAt)}; ${limit}. Confirm it if it is right.`
    }
  }
}

/** Why the first reading of a new meter cannot be voided yet. */
export const neededInWords = (last: Standing, next: Standing, unit: MeterUnit): string =>
  `Without it, the meter would have fallen from ${figureInWords(last.value, unit)} to ${figureInWords(next.value, unit)} ` +
  `on ${dayOf(next.takenAt)}. Void the readings after it first.`

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
