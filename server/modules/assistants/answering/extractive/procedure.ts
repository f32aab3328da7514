import { isSamePassage, type ScopedPassage } from '../../finding/scoped-passage'
import { splitIntoUnits, type Unit } from '../../finding/scoring/unit'
import { sectionOf } from './heading-text'

/** A step of a procedure and the passage that contains it. */
export interface ProcedureStep {
  unit: Unit
  passage: ScopedPassage
}

type StepsPassage = Extract<ScopedPassage, { kind: 'steps' }>

/** Notices, figures and tables may interrupt a list of steps. */
const MAX_PASSAGES_BETWEEN = { sameHeading: 6, otherHeading: 3 }
/** The number of a step that continues a list below another heading, such as the title of a figure. */
const MIN_CONTINUED_NUMBER = 3

/**
 * All steps of the procedure that a passage belongs to, in order: a long list is several passages, and a list may
 * continue on the next page. `manual` are the passages of its manual in reading order.
 */
export function procedureSteps(passage: StepsPassage, manual: readonly ScopedPassage[]): ProcedureStep[] {
  const parts = [passage]
  for (let part = previousPart(passage, manual); part; part = previousPart(part, manual)) parts.unshift(part)
  for (let part = nextPart(passage, manual); part; part = nextPart(part, manual)) parts.push(part)
  return parts.flatMap((part) => splitIntoUnits(part).map((unit) => ({ unit, passage: part })))
}

/**
 * The passage in which the steps go on, on the same or the next page: below the same heading, or with numbers that cannot
 * be those of another list.
 */
function nextPart(part: StepsPassage, manual: readonly ScopedPassage[]): StepsPassage | undefined {
  const next = manual
    .slice(part.ordinal + 1, part.ordinal + 2 + MAX_PASSAGES_BETWEEN.sameHeading)
    .find((other) => other.kind === 'steps')
  if (!next || next.page > part.page + 1 || !continues(part, next)) return undefined
  if (sectionOf(next) === sectionOf(part)) return next
  const isNear = next.ordinal - part.ordinal - 1 <= MAX_PASSAGES_BETWEEN.otherHeading
  return isNear && (positionOf(next.steps[0]?.label)?.position ?? 0) >= MIN_CONTINUED_NUMBER ? next : undefined
}

function previousPart(part: StepsPassage, manual: readonly ScopedPassage[]): StepsPassage | undefined {
  const before = manual
    .slice(Math.max(0, part.ordinal - 1 - MAX_PASSAGES_BETWEEN.sameHeading), part.ordinal)
    .findLast((other) => other.kind === 'steps')
  const next = before && nextPart(before, manual)
  return next && isSamePassage(next, part) ? before : undefined
}

/** Whether the first label of a list follows the last one of its kind in another list: 4 after 3, c after b. */
function continues(before: StepsPassage, after: StepsPassage): boolean {
  const first = positionOf(after.steps[0]?.label)
  const last = before.steps.map(({ label }) => positionOf(label)).findLast((one) => one?.kind === first?.kind)
  return first !== undefined && last !== undefined && first.position === last.position + 1
}

function positionOf(label = ''): { kind: 'number' | 'letter'; position: number } | undefined {
  const number = /\d+/.exec(label)?.[0]
  if (number) return { kind: 'number', position: Number(number) }
  const letter = /^\W*([a-z])\W*$/i.exec(label)?.[1]
  return letter ? { kind: 'letter', position: letter.toLowerCase().charCodeAt(0) - 96 } : undefined
}
