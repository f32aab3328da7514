import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import type { Found } from '../../finding/find'
import type { Evidence } from '../../finding/scoring/evidence'
import type { Confidence } from '../engine'
import type { Calibration } from './calibration/calibration'
import { probabilityOf } from './calibration/logistic-model'
import { type SignalName, type Signals, signalsOf } from './calibration/signals'
import trained from './calibration/trained-calibration.json' with { type: 'json' }

/**
 * How certain it is that an answer with this evidence says what is asked. An answer that lacks the part number or the quantity
 * asked for, or the code or part that the question names, that says the opposite of it, that explains little of the question, or
 * that is asked for in other words than the manuals have, is never certain.
 * @param response the Markdown of the answer if it is certain
 */
export function confidenceOf(found: Found, response: string, calibration: Calibration = trained): Confidence {
  if (found.evidence.length === 0 || isBeyondManuals(found)) return 'none'
  const signals = signalsOf(found, response)
  const isComplete = lacksOf(signals).length === 0
  if (isComplete && !found.isUncertain && probabilityOf(calibration.right, signals) >= calibration.sureFrom)
    return 'sure'
  return probabilityOf(calibration.answered, signals) < calibration.noneBelow ? 'none' : 'unsure'
}

const amountOfMoney = /[$€£¥] ?\d|\d ?(?:[$€£¥]|(?:usd|eur|gbp|mxn|dollars?|euros?|pesos?)\b)/

/**
 * Whether it is asked what something costs or who makes it, which manuals rarely say, and none of the evidence does: what it
 * says of the thing otherwise is no answer, however much it is about it.
 */
function isBeyondManuals({ query, evidence }: Found): boolean {
  const says = (pattern: (one: Evidence) => RegExp) =>
    evidence.some((one) => pattern(one).test(normalise(one.units[one.position]?.text ?? '')))
  return (
    (query.asksPrice && !says(() => amountOfMoney)) ||
    (query.asksMaker && !says(({ hit }) => languageData[hit.language].manuals.states.maker))
  )
}

const LACKS = [
  'lacksPartNumber',
  'lacksQuantity',
  'lacksName',
  'lacksRule',
  'lacksPlace',
  'lacksColour',
  'lacksThing',
  'contradicts',
  'explainsLittle',
  'isInOtherWords',
  'tiesWithTitles',
] as const satisfies SignalName[]

/** The signals of what an answer lacks, which rule out a certain one. */
export const lacksOf = (signals: Signals): SignalName[] => LACKS.filter((name) => signals[name] > 0)
