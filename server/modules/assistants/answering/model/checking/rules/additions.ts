import type { Rule } from '../check-statement'
import { marksIn } from '../reading/clause-marks'
import { polarityOf } from '../reading/polarity'

/** What a statement adds to something, "may also be used", although the sources neither add nor permit anything there. */
export const additions: Rule = (statement, matches) => {
  const added = polarityOf(statement, statement.language).filter(({ isAdded }) => isAdded)
  return added.flatMap(({ clause, isPermitted }) => {
    const marks = isPermitted
      ? (['additions', 'permissions'] as const)
      : (['additions', 'conjunctions', 'alternatives'] as const)
    const isSupported = matches.some(({ index, support }) =>
      index.passages.some(
        ({ unit, plain }) =>
          support.some((one) => Math.abs(one - unit) <= 1) &&
          marks.some((mark) => marksIn(plain, mark, index.language).length > 0),
      ),
    )
    return isSupported
      ? []
      : [{ kind: 'permission' as const, text: statement.plain.slice(clause.at, clause.end).trim() }]
  })
}
