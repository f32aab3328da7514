import type { Language } from '../../../../../../languages/language'
import { marksIn, type Span } from './clause-marks'

/** What a clause does with what it says. */
export interface Polarity {
  clause: Span
  isDenied: boolean
  /** Where what denies it ends. */
  deniedAt: number
  /** It denies more or less of something: "no more than". */
  isLimit: boolean
  hasComparison: boolean
  isPermitted: boolean
  isRestricted: boolean
  /** It adds to something: "may also be used". */
  isAdded: boolean
  /** It goes on with a list that is denied. */
  isContinued: boolean
  /** It begins a condition. */
  isCondition: boolean
  /** What the clause after it makes it depend on: "unless", "before", "after". */
  condition?: 'restriction' | 'before' | 'after' | undefined
}

interface Text {
  plain: string
  clauses: readonly Span[]
}

const than = /^[^.;]{0,30}?(?:\d|(?<!\p{L})(?:than|que|de|als|di|dan|an|end|enn|kuin)(?!\p{L}))/u
const numberSign = /^(?:\.|\s*\d)/

/** The polarity of each clause of a text. A list goes on being denied: "do not weld, drill or straighten". */
export function polarityOf({ plain, clauses }: Text, language: Language): Polarity[] {
  const marks = (kind: Parameters<typeof marksIn>[1]) => marksIn(plain, kind, language)
  const negations = marks('negations').filter(
    ({ at, end }) => plain.slice(at, end) !== 'no' || !numberSign.test(plain.slice(end)),
  )
  const alternatives = marks('alternatives')
  const conditions = [
    { kind: 'restriction', spans: marks('restrictions') },
    { kind: 'before', spans: marks('before') },
    { kind: 'after', spans: marks('after') },
  ] as const
  const inside = (spans: readonly Span[], { at, end }: Span) => spans.filter((one) => one.at >= at && one.at < end)
  const comparisons = marks('comparisons')
  const permissions = marks('permissions')
  const restrictions = marks('restrictions')
  const additions = marks('additions')
  const read = clauses.map((clause, position): Polarity => {
    const [denied] = inside(negations, clause)
    const compared = inside(comparisons, clause)
    const next = clauses[position + 1]
    return {
      clause,
      isDenied: denied !== undefined,
      deniedAt: denied?.end ?? clause.at,
      isLimit:
        denied !== undefined &&
        compared.some((one) => one.at >= denied.at && than.test(plain.slice(one.end, clause.end + 20))),
      hasComparison: compared.some((one) => than.test(plain.slice(one.end, clause.end + 20))),
      isPermitted: inside(permissions, clause).length > 0,
      isRestricted: inside(restrictions, clause).length > 0,
      isAdded: inside(additions, clause).length > 0,
      isContinued: false,
      isCondition: inside(marks('conditions'), clause).some(({ at }) => !/[\p{L}\d]/u.test(plain.slice(clause.at, at))),
      condition:
        next && conditions.find(({ spans }) => inside(spans, { at: next.at, end: next.at + 12 }).length > 0)?.kind,
    }
  })
  return read.map((one, position) => {
    const before = read[position - 1]
    if (one.isDenied || !before?.isDenied || before.isLimit) return one
    const isList =
      /^,\s*$/.test(plain.slice(before.clause.end, one.clause.at)) && inside(alternatives, one.clause).length > 0
    return isList ? { ...one, isDenied: true, isContinued: true, deniedAt: one.clause.at } : one
  })
}
