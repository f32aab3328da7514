import { containsQuantity } from '../../finding/question/quantity'
import type { Query } from '../../finding/question/query'
import { hasSpecification } from '../../finding/question/specification'
import { isSamePassage, type ScopedPassage } from '../../finding/scoped-passage'
import type { Evidence } from '../../finding/scoring/evidence'
import { shareCovered, sharedAlone } from '../../finding/scoring/share-covered'
import { type Excerpt, lengthOf } from './excerpt'
import { type ProcedureStep, procedureSteps } from './procedure'

/** Where the question does not ask for a procedure, a short one is quoted whole, and part of a longer one. */
const LENGTHS = { short: 600, part: 330 }
/** An answer has at most ten citations: one for each page, and for both links and a further place. */
const MAX_PAGES = 7
/**
 * The share of the question that a heading must cover to name the procedure asked for, and that a step must cover to be
 * what is asked: as a note beside the steps, below a heading that covers nothing of the question, or on another page than
 * where a heading begins that does not name it ("How do I test the safety bar?"). Last, the share that a step must have
 * alone to be what is asked in any case.
 */
const MIN_SHARES = { heading: 0.5, step: 0.6, alone: 0.5 }
/** A step that alone has the verb does not answer "how do I set the seat?" alone. */
const MIN_WORDS_ALONE = 2

/**
 * The steps of a procedure within `maxCharacters`, an excerpt for each page, and links to those that are left out. A value
 * is answered by the step that has it alone.
 */
export function stepExcerpts(
  { hit, position }: Evidence,
  passage: Extract<ScopedPassage, { kind: 'steps' }>,
  query: Query,
  maxCharacters: number,
): Excerpt[] {
  const steps = procedureSteps(passage, hit.manual)
  const best = steps.findIndex((step) => isSamePassage(step.passage, passage)) + position
  if (asksForFact(query) && hasValue(steps[best], query)) return steps.slice(best, best + 1).map((step) => toFact(step))
  const named = shareCovered(passage.headings.slice(-2).join('\n'), query, hit.language)
  const isNamed = named >= MIN_SHARES.heading
  const isShort = lengthOf(steps.map(({ unit }) => unit)) <= LENGTHS.short
  const isWhole = query.intent === 'procedure' || isNamed || isShort
  const covered = shareCovered(steps[best]?.unit.own ?? '', query, hit.language)
  const isElsewhere = steps[best]?.passage.page !== steps[0]?.passage.page
  const others = [
    passage.headings.at(-1) ?? '',
    ...steps.flatMap(({ unit }, at) => (at === best ? [] : unit.own)),
  ].join('\n')
  const alone = sharedAlone(steps[best]?.unit.own ?? '', others, query, hit.language)
  const isAlone = alone.words >= MIN_WORDS_ALONE && alone.share >= MIN_SHARES.alone
  const isNote = steps[best]?.unit.kind === 'sentence'
  const asksForStep = ((named === 0 || isNote || (isElsewhere && !isNamed)) && covered >= MIN_SHARES.step) || isAlone
  const isFromStart = query.intent === 'procedure' ? !asksForStep : isNamed
  const from = isFromStart && isWithin(steps.slice(0, best + 1), maxCharacters) ? 0 : best
  const to = endWithin(steps, from, isWhole ? maxCharacters : Math.min(maxCharacters, LENGTHS.part))
  return [
    ...pagesOf(steps.slice(from, to)),
    ...linkTo('earlier', steps.slice(0, from)),
    ...linkTo('later', steps.slice(to)),
  ]
}

const asksForFact = ({ intent, units, wantsSpecification }: Query) =>
  wantsSpecification ||
  intent === 'value' ||
  intent === 'part' ||
  intent === 'permission' ||
  (intent !== 'procedure' && units.length > 0)

/** "How do I tension it, and how far may it sag?" asks for a value, but a step without one is part of a procedure. */
function hasValue(step: ProcedureStep | undefined, { intent, units, wantsSpecification }: Query): boolean {
  const text = step?.unit.own ?? ''
  if (wantsSpecification) return hasSpecification(text)
  if (intent !== 'value') return true
  return units.length > 0 ? containsQuantity(text, units) : figure.test(text)
}

/** Not the number of an item in a figure: "(2)". */
const figure = /(?<![(\d])\d/

/** One step as a sentence: its number means nothing without the others. */
const toFact = ({ unit, passage }: ProcedureStep): Excerpt => ({
  role: 'answer',
  passage,
  units: [{ ...unit, kind: 'sentence', text: unit.own }],
})

/** At least one step, however long. */
function endWithin(steps: readonly ProcedureStep[], from: number, maxCharacters: number): number {
  let to = Math.min(from + 1, steps.length)
  while (to < steps.length && isWithin(steps.slice(from, to + 1), maxCharacters)) to++
  return to
}

/** Whether the steps are short enough to be quoted, and on no more pages than can be cited. */
const isWithin = (steps: readonly ProcedureStep[], maxCharacters: number): boolean =>
  lengthOf(steps.map(({ unit }) => unit)) <= maxCharacters &&
  new Set(steps.map(({ passage }) => passage.page)).size <= MAX_PAGES

function pagesOf(steps: readonly ProcedureStep[]): Excerpt[] {
  const excerpts: Excerpt[] = []
  for (const { unit, passage } of steps) {
    const last = excerpts.at(-1)
    if (last?.passage.page === passage.page) last.units.push(unit)
    else excerpts.push({ role: last ? 'continuation' : 'answer', passage, units: [unit] })
  }
  return excerpts
}

const linkTo = (role: 'earlier' | 'later', steps: readonly ProcedureStep[]): Excerpt[] =>
  steps.slice(0, 1).map(({ unit, passage }) => ({ role, passage, units: [unit], count: steps.length }))
