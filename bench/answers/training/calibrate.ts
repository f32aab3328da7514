import type { Calibration } from '../../../server/modules/assistants/answering/extractive/calibration/calibration'
import {
  type LogisticModel,
  probabilityOf,
} from '../../../server/modules/assistants/answering/extractive/calibration/logistic-model'
import {
  type SignalName,
  type Signals,
  signalsOf,
} from '../../../server/modules/assistants/answering/extractive/calibration/signals'
import { lacksOf } from '../../../server/modules/assistants/answering/extractive/confidence'
import { writeAnswer } from '../../../server/modules/assistants/answering/extractive/write-answer'
import type { Found } from '../../../server/modules/assistants/finding/find'
import type { Studied } from '../library'
import { saysAtOnce } from '../score'
import { fitLogistic } from './logistic-regression'

/** A question with its signals and what is true of it. */
export interface Judged extends Studied {
  signals: Signals
  isAnswerable: boolean
  /** Whether an answer with the best evidence says what is expected at once, and cites a page that has it. */
  isRight: boolean
}

const PENALTY = 4
const MAX_CHARACTERS = 2000
/**
 * Answers are given as certain from the probability above which this share of them is expected to be right, of those that
 * lack nothing; a question that the manual does not answer counts as wrong. Counting the wrong ones instead moved the border
 * by a tenth when one manual was left out.
 */
const SURE_RIGHT = 0.92
/** At most this share of the questions with an answer is refused. */
const MAX_REFUSED = 0.01
/**
 * A made question counts as much as this part of one that a person asked: there are several times as many of them, and
 * they are closer to the words of the manual.
 */
const MADE_WEIGHT = 0.05

/** Whether a program made the question. */
export const isMade = ({ question }: Pick<Studied, 'question'>): boolean => question.made_from !== undefined

export function judge(studied: Studied): Judged {
  const { question, found } = studied
  const { response } = writeAnswer(found, MAX_CHARACTERS)
  return {
    ...studied,
    signals: signalsOf(found, response),
    isAnswerable: question.answer_pages.length > 0,
    isRight: saysAtOnce({ question, reply: { response, refused: false, pages: pagesOf(found) } }),
  }
}

const pagesOf = ({ evidence: [best] }: Found) => (best ? [best.hit.passage.page] : [])

/**
 * Fits both models on the questions, and chooses the borders on probabilities of manuals that were left out in turn; made
 * questions only help to fit the models.
 * @throws Error if no question has an answer, or if no answers are probable enough to be certain
 */
export function calibrate(questions: readonly Judged[]): Calibration {
  const asked = leaveOut(questions, fitModels).filter(({ question }) => !isMade(question))
  const outside = asked.map(({ question, fitted }) => ({
    isAnswerable: question.isAnswerable,
    answered: probabilityOf(fitted.answered, question.signals),
    right: probabilityOf(fitted.right, question.signals),
    lacksNothing: lacksOf(question.signals).length === 0,
  }))
  const refusable = outside.flatMap(({ isAnswerable, answered }) => (isAnswerable ? [answered] : []))
  const noneBelow = refusable.sort((a, b) => a - b)[Math.floor(MAX_REFUSED * refusable.length)]
  const complete = outside.flatMap(({ right, lacksNothing }) => (lacksNothing ? [right] : []))
  const sureFrom = certainFrom(complete, SURE_RIGHT)
  if (noneBelow === undefined) throw new Error('no question has an answer, so that no border of refusal can be chosen')
  if (sureFrom === undefined) throw new Error('no answer is probable enough to be certain: train with more questions')
  return { ...fitModels(questions), noneBelow, sureFrom }
}

/** The smallest of the probabilities above which the mean is high enough; undefined if there is none. */
function certainFrom(probabilities: readonly number[], share: number): number | undefined {
  let total = 0
  let border: number | undefined
  for (const [position, probability] of probabilities.toSorted((a, b) => b - a).entries()) {
    total += probability
    if (total / (position + 1) < share) break
    border = probability
  }
  return border === undefined ? undefined : Math.round(border * 1e4) / 1e4
}

/**
 * Fits on all other manuals for each manual, so that no question is judged by a fit that has seen its manual, nor
 * questions made from it.
 */
export function leaveOut<Fit>(
  questions: readonly Judged[],
  fitOn: (others: readonly Judged[]) => Fit,
): { question: Judged; fitted: Fit }[] {
  const manuals = [...new Set(questions.map(({ question }) => question.manual))]
  return manuals.flatMap((manual) => {
    const others = questions.filter(({ question }) => question.manual !== manual && question.made_from !== manual)
    const fitted = fitOn(others)
    return questions.filter(({ question }) => question.manual === manual).map((question) => ({ question, fitted }))
  })
}

const fitModels = (questions: readonly Judged[]) => ({
  answered: fitModel(questions, ({ isAnswerable }) => isAnswerable),
  right: fitModel(questions, ({ isRight }) => isRight),
})

/** Made questions are right more often, which must not raise the probability of others: they have an intercept of their own. */
function fitModel(questions: readonly Judged[], outcome: (question: Judged) => boolean): LogisticModel {
  const [first] = questions
  if (!first) throw new Error('there are no questions')
  const names = Object.keys(first.signals) as SignalName[]
  const examples = questions.map((question) => ({
    signals: [...names.map((name) => question.signals[name]), isMade(question) ? 1 : 0],
    outcome: outcome(question),
    weight: isMade(question) ? MADE_WEIGHT : 1,
  }))
  const { intercept, weights } = fitLogistic(examples, PENALTY)
  return {
    intercept: round(intercept),
    weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
  }
}

const round = (value: number) => Math.round(value * 1e4) / 1e4
