import { type Asked, isRight, placeOfPage } from '../score'

/** How an answer is judged, failures first. */
export const verdicts = {
  'certain-wrong': 'Certain, but wrong',
  'wrongly-refused': 'Refused, although the manual answers',
  'page-missed': 'Expected page not cited',
  'text-missing': 'Expected page cited, expected text missing',
  quoted: 'Not in the manual: places quoted',
  right: 'Right',
  'rightly-refused': 'Not in the manual: refused',
} as const

export type Verdict = keyof typeof verdicts

const failures: readonly Verdict[] = ['certain-wrong', 'wrongly-refused', 'page-missed', 'text-missing']

export const isFailure = (verdict: Verdict): boolean => failures.includes(verdict)

export function verdictOf(asked: Asked): Verdict {
  const { question, reply } = asked
  if (question.answer_pages.length === 0) {
    if (reply.refused) return 'rightly-refused'
    return reply.confidence === 'sure' ? 'certain-wrong' : 'quoted'
  }
  if (reply.refused) return 'wrongly-refused'
  if (placeOfPage(asked) === 0) return reply.confidence === 'sure' ? 'certain-wrong' : 'page-missed'
  return isRight(asked) ? 'right' : 'text-missing'
}

const order = Object.keys(verdicts)

/** Compares verdicts for sorting: failures come first. */
export const compareVerdicts = (one: Verdict, other: Verdict): number => order.indexOf(one) - order.indexOf(other)
