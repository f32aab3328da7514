import type { SignalName, Signals } from './signals'

/** A logistic regression over signals. */
export interface LogisticModel {
  intercept: number
  /** A signal without a weight does not count. */
  weights: Partial<Record<SignalName, number>>
}

/** The probability (0 to 1) that the model assigns to a question with these signals. */
export function probabilityOf({ intercept, weights }: LogisticModel, signals: Signals): number {
  const names = Object.keys(signals) as SignalName[]
  const logit = names.reduce((sum, name) => sum + (weights[name] ?? 0) * signals[name], intercept)
  return 1 / (1 + Math.exp(-logit))
}
