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
import type { Studied } from '../library'
import { fitLogistic } from './logistic-regression'

/** A question with its signals and what is true of it. */
export interface Judged extends Studied {
  signals: Signals
  isAnswerable: boolean
  /** Whether the best evidence is on a page with the answer. */
  isRight: boolean
}

const PENALTY = 10
/** The borders are chosen so that answers given as certain are right this often, ... */
const SURE_PRECISION = 0.88
/** ... that at most this share of questions without an answer gets one, ... */
const MAX_SURE_UNANSWERABLE = 0.05
/** ... and that at most this share of questions with an answer is refused. */
const MAX_REFUSED = 0.01

export function judge(studied: Studied): Judged {
  const pages = studied.question.answer_pages
  const best = studied.found.evidence[0]
  return {
    ...studied,
    signals: signalsOf(studied.found),
    isAnswerable: pages.length > 0,
    isRight: best !== undefined && pages.includes(best.hit.passage.page),
  }
}

/**
 * Fits both models on the questions, and chooses the borders on probabilities of manuals that were left out in turn.
 * @throws Error if no question has an answer, or if certain answers are not right often enough above any border
 */
export function calibrate(questions: readonly Judged[]): Calibration {
  const outside = leaveOut(questions, fitModels).map(({ question, fitted }) => ({
    ...question,
    answered: probabilityOf(fitted.answered, question.signals),
    right: probabilityOf(fitted.right, question.signals),
  }))
  const answerable = outside.filter(({ isAnswerable }) => isAnswerable)
  const refusable = answerable.map(({ answered }) => answered).sort((a, b) => a - b)
  const isPreciseFrom = (border: number) => {
    const sure = outside.filter(({ right }) => right >= border)
    const precise = sure.filter(({ isAnswerable }) => isAnswerable)
    return (
      shareOf(precise, ({ isRight }) => isRight) >= SURE_PRECISION &&
      (sure.length - precise.length) / Math.max(1, outside.length - answerable.length) <= MAX_SURE_UNANSWERABLE
    )
  }
  const noneBelow = refusable[Math.floor(MAX_REFUSED * refusable.length)]
  if (noneBelow === undefined) throw new Error('no question has an answer, so that no border of refusal can be chosen')
  const borders = Array.from({ length: 60 }, (_, step) => 0.35 + step / 100)
  const sureFrom = borders.find((border) => outside.some(({ right }) => right >= border) && isPreciseFrom(border))
  if (sureFrom === undefined)
    throw new Error(`no border makes ${SURE_PRECISION * 100} % of the certain answers right: train with more questions`)
  return { ...fitModels(questions), noneBelow, sureFrom }
}

/** Fits on all other manuals for each manual, so that no question is judged by a fit that has seen its manual. */
export function leaveOut<Fit>(
  questions: readonly Judged[],
  fitOn: (others: readonly Judged[]) => Fit,
): { question: Judged; fitted: Fit }[] {
  const manuals = [...new Set(questions.map(({ question }) => question.manual))]
  return manuals.flatMap((manual) => {
    const isLeftOut = ({ question }: Judged) => question.manual === manual
    const fitted = fitOn(questions.filter((one) => !isLeftOut(one)))
    return questions.filter(isLeftOut).map((question) => ({ question, fitted }))
  })
}

const fitModels = (questions: readonly Judged[]) => ({
  answered: fitModel(questions, ({ isAnswerable }) => isAnswerable),
  right: fitModel(questions, ({ isRight }) => isRight),
})

function fitModel(questions: readonly Judged[], outcome: (question: Judged) => boolean): LogisticModel {
  const [first] = questions
  if (!first) throw new Error('there are no questions')
  const names = Object.keys(first.signals) as SignalName[]
  const examples = questions.map((question) => ({
    signals: names.map((name) => question.signals[name]),
    outcome: outcome(question),
  }))
  const { intercept, weights } = fitLogistic(examples, PENALTY)
  return {
    intercept: round(intercept),
    weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
  }
}

const round = (value: number) => Math.round(value * 1e4) / 1e4

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / Math.max(1, all.length)
