import type { Found } from '../../finding/find'
import type { Confidence } from '../engine'
import type { Calibration } from './calibration/calibration'
import { probabilityOf } from './calibration/logistic-model'
import { type SignalName, type Signals, signalsOf } from './calibration/signals'
import trained from './calibration/trained-calibration.json' with { type: 'json' }

/**
 * How certain it is that the evidence answers the question. An answer that lacks the part number or the quantity asked for,
 * or the code or part that the question names, that says the opposite of it, that explains little of the question, or that is asked for in other words
 * than the manuals have, must be more probable to be certain.
 */
export function confidenceOf(found: Found, calibration: Calibration = trained): Confidence {
  if (found.evidence.length === 0) return 'none'
  const signals = signalsOf(found)
  const isComplete = vetoesOf(signals, calibration).length === 0
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

/** The signals of what an answer lacks. */
export const lacksOf = (signals: Signals): SignalName[] => LACKS.filter((name) => signals[name] > 0)

/** Without the part number that is asked for, or a rule on what may be done, it is none, however probable its page. */
const ALWAYS = new Set<SignalName>(['lacksPartNumber', 'lacksRule', 'tiesWithTitles'])

/** The signals that rule out a certain answer: of what it lacks, unless it is very probable all the same. */
export const vetoesOf = (signals: Signals, { right, sureDespiteLacks }: Calibration): SignalName[] =>
  probabilityOf(right, signals) >= sureDespiteLacks
    ? lacksOf(signals).filter((name) => ALWAYS.has(name))
    : lacksOf(signals)
