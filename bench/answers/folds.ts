import type { ComposedAnswer } from '../../server/modules/assistants/answering/engine'
import type { Calibration } from '../../server/modules/assistants/answering/extractive/calibration/calibration'
import { probabilityOf } from '../../server/modules/assistants/answering/extractive/calibration/logistic-model'
import { compose } from '../../server/modules/assistants/answering/extractive/compose'
import { type Asked, type Reply, type Scores, scoresOf } from './score'
import { calibrate, isMade, type Judged, leaveOut } from './training/calibrate'

/** An answer with the probability that its beginning says what is asked. */
interface Predicted extends Asked {
  set: string
  probability: number
  isRight: boolean
}

export interface FoldReport {
  /**
   * Per set, and for all that people asked, those on real manuals, and all made ones: with each manual left out of the
   * calibration in turn, and with all in view.
   */
  groups: { name: string; leftOut: Scores; inView: Scores }[]
  /** Of the questions that people asked. */
  reliability: ReliabilityBin[]
}

/** Questions whose probability is in one fifth of the scale. */
export interface ReliabilityBin {
  questions: number
  /** The mean probability and the share that is right; null without questions. */
  predicted: number | null
  observed: number | null
}

const BINS = 5
const asked = { characters: 2000, isComplete: true, audience: 'operator' } as const

/**
 * Measures how well the calibration carries over to manuals that it has not seen.
 * @param real the sets on manuals of real machines, which have figures together
 */
export function measureFolds(questions: readonly Judged[], real: readonly string[] = []): FoldReport {
  const leftOut = leaveOut(questions, calibrate).map(({ question, fitted }) => predict(question, fitted))
  const everything = calibrate(questions)
  const inView = questions.map((question) => predict(question, everything))
  const hasMade = questions.some(isMade)
  const names = [...new Set(questions.filter((question) => !isMade(question)).map(({ set }) => set))]
  const groupOf = (name: string, belongs: (one: Predicted) => boolean) => ({
    name,
    leftOut: scoresOf(leftOut.filter(belongs)),
    inView: scoresOf(inView.filter(belongs)),
  })
  return {
    groups: [
      groupOf('all', (one) => !isMade(one)),
      ...(real.length > 1 ? [groupOf(real.join(' and '), (one) => !isMade(one) && real.includes(one.set))] : []),
      ...names.map((name) => groupOf(name, ({ set }) => set === name)),
      ...(hasMade ? [groupOf('made', isMade)] : []),
    ],
    reliability: reliabilityOf(leftOut.filter((one) => !isMade(one))),
  }
}

function predict(judged: Judged, calibration: Calibration): Predicted {
  const { set, question, signals, isRight } = judged
  const { reply } = answerOf(judged, calibration)
  return { set, question, reply, probability: probabilityOf(calibration.right, signals), isRight }
}

/** The answer to a question with a calibration, and its measured parts. */
export function answerOf({ found }: Judged, calibration: Calibration): { answer: ComposedAnswer; reply: Reply } {
  const started = performance.now()
  const answer = compose(found, { ...asked, calibration })
  const { response, confidence, refused } = answer
  const pages = answer.citations.map(({ page }) => page)
  return { answer, reply: { response, confidence, refused, pages, milliseconds: performance.now() - started } }
}

export function reliabilityOf(predicted: readonly Pick<Predicted, 'probability' | 'isRight'>[]): ReliabilityBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = predicted.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin)
    return {
      questions: inside.length,
      predicted: mean(inside.map(({ probability }) => probability)),
      observed: mean(inside.map(({ isRight }) => (isRight ? 1 : 0))),
    }
  })
}

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
