import type { Contribution, Vote } from '../../explanation'
import { type LogisticModel, probabilityOf } from './logistic-model'
import type { SignalName, Signals } from './signals'

/** What each signal contributes to the probability of a model. */
export function voteOf(model: LogisticModel, signals: Signals, border: number): Vote {
  const names = Object.keys(signals) as SignalName[]
  const contributions = names.map((signal): Contribution => {
    const [value, weight] = [signals[signal], model.weights[signal] ?? 0]
    return { signal, value, weight, contribution: value * weight }
  })
  return {
    probability: probabilityOf(model, signals),
    border,
    intercept: model.intercept,
    contributions: contributions.sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution)),
  }
}
