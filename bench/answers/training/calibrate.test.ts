import { describe, expect, it } from 'vitest'
import { judgedOnLoader } from '../testing/judged-on-loader'
import { calibrate, leaveOut } from './calibrate'

const questions: [prompt: string, pages: number[], expected?: string][] = [
  ['how much oil does the engine take?', [20], '14.5 L'],
  ['changing the engine oil', [14], 'drain plug'],
  ['which battery cable comes off first?', [17], 'negative cable'],
  ['where is the wifi password?', []],
  ['who won the race in 1998?', []],
  ['what does the spark plug gap have to be?', []],
]

/** The same questions on several manuals. */
const judged = ['one.pdf', 'two.pdf', 'three.pdf'].flatMap((manual) =>
  questions.map(([prompt, answerPages, expected], index) =>
    judgedOnLoader({ id: `${manual} ${index}`, manual, prompt, answerPages, expected }),
  ),
)

describe('calibrating the confidence', () => {
  it('judges whether the answer says what is expected at once', () => {
    expect(judged.slice(0, 6).map(({ isAnswerable, isRight }) => [isAnswerable, isRight])).toEqual([
      ...Array(3).fill([true, true]),
      ...Array(3).fill([false, false]),
    ])
  })

  it('fits each manual on the others alone', () => {
    const folds = leaveOut(judged, (others) => new Set(others.map(({ question }) => question.manual)))
    expect(folds).toHaveLength(judged.length)
    expect(folds.filter(({ question, fitted }) => fitted.has(question.question.manual))).toEqual([])
  })

  it('gives the same weights for the same questions', () => {
    expect(calibrate(judged)).toEqual(calibrate([...judged]))
  })

  it('fits a manual neither on questions made from it nor on those made for it', () => {
    const made = judged.map((one, index) => ({
      ...one,
      question: { ...one.question, made_from: index % 2 === 0 ? 'one.pdf' : 'two.pdf' },
    }))
    for (const { question, fitted } of leaveOut([...judged, ...made], (others) => others)) {
      const { manual } = question.question
      expect(fitted.filter((other) => [other.question.manual, other.question.made_from].includes(manual))).toEqual([])
    }
  })

  it('uses made questions for the weights, but does not choose the borders on them', () => {
    const made = judged.map((one) => ({ ...one, question: { ...one.question, made_from: one.question.manual } }))
    expect(calibrate([...judged, ...made]).right.weights).not.toEqual(calibrate(judged).right.weights)
    expect(() => calibrate(made)).toThrow(/no question has an answer/)
  })

  it('chooses the border of certain answers among those that lack nothing', () => {
    expect(() => calibrate(judged.map((one) => ({ ...one, signals: { ...one.signals, lacksName: 1 } })))).toThrow(
      /no answer is probable enough/,
    )
  })

  it('fails instead of choosing borders that nothing supports', () => {
    const wrong = judged.map((one) => ({ ...one, isRight: false }))
    expect(() => calibrate(wrong)).toThrow(/no answer is probable enough/)
    const unanswerable = judged.map((one) => ({ ...one, isAnswerable: false }))
    expect(() => calibrate(unanswerable)).toThrow(/no question has an answer/)
    expect(() => calibrate([])).toThrow(/no question/)
  })
})
