import type { Found } from '../../finding/find'
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
  if (found.evidence.length === 0) return 'none'
  const signals = signalsOf(found, response)
  const isComplete = lacksOf(signals).length === 0
  if (isComplete && !found.isUncertain && probabilityOf(calibration.right, signals) >= calibration.sureFrom)
    return 'sure'
  return probabilityOf(calibration.answered, signals) < calibration.noneBelow ? 'none' : 'unsure'
}

const LACKS = [
  'lacksPartNumber',
  'lacksQuantity',
  'lacksName',
  'lacksRule',
  'contradicts',
  'explainsLittle',
  'isInOtherWords',
  'tiesWithTitles',
] as const satisfies SignalName[]

/** The signals of what an answer lacks, which rule out a certain one. */
export const lacksOf = (signals: Signals): SignalName[] => LACKS.filter((name) => signals[name] > 0)
