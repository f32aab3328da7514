import { normalise } from '../../../../languages/text/normalise'
import type { Query } from '../../finding/question/query'

/**
 * Words that distinguish columns, but are too common to be searched for. Written by the project's authors from general
 * knowledge of the languages.
 */
const opposites = [
  [
    /\b(?:without|excluding|sin|sans|ohne|sem|senza|zonder|utan|ilman|uden|uten)\b/,
    /\b(?:with|including|con|avec|mit|com|met|med)\b/,
  ],
  [
    /(?<!\/|\(|\d ?)\bmin(?:\b(?!-1)|imum|imal|ima|imo)|\b(?:least|lowest)\b/,
    /\b(?:max|maxim|massim)|\b(?:most|highest)\b/,
  ],
] as const

/** Of columns that differ in "with" and "without", or "minimum" and "maximum", those that the question asks for. */
export function chooseOpposite(
  columns: number[],
  title: (column: number) => string,
  { prompt }: Pick<Query, 'prompt'>,
): number[] {
  const question = normalise(prompt)
  return opposites.reduce((left, pair) => {
    const asked = pair.filter((pattern) => pattern.test(question))
    const [pattern] = asked
    if (asked.length !== 1 || !pattern) return left
    const fitting = left.filter((column) => pattern.test(normalise(title(column))))
    return fitting.length > 0 ? fitting : left
  }, columns)
}
