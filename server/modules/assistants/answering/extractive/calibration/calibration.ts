import type { LogisticModel } from './logistic-model'

/** How signals become a confidence. */
export interface Calibration {
  /** The probability that the manuals answer the question. */
  answered: LogisticModel
  /** The probability that the best evidence is the answer. */
  right: LogisticModel
  /** An answer is refused below this probability of `answered`. */
  noneBelow: number
  /** An answer is given as certain from this probability of `right`. */
  sureFrom: number
  /** ... and from this one, although it lacks something that an answer should have. */
  sureDespiteLacks: number
}
