import type { LogisticModel } from './logistic-model'

/** How signals become a confidence. */
export interface Calibration {
  /** The probability that the manuals answer the question. */
  answered: LogisticModel
  /** The probability that the beginning of the answer says what is asked. */
  right: LogisticModel
  /** An answer is refused below this probability of `answered`. */
  noneBelow: number
  /** An answer is given as certain from this probability of `right`. */
  sureFrom: number
}
