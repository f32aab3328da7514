import { containsQuantity } from '../question/quantity'
import type { Query } from '../question/query'
import { hasSpecification } from '../question/specification'
import type { Evidence } from '../scoring/evidence'
import { isScheduleRow } from '../scoring/schedule-row'

/**
 * The share of the best score from which what has the quantity asked for comes before what lacks it, less if nothing else
 * can answer, and a row that the question names whole before anything else: "Wheel nuts: 610 Nm" before the step that
 * tightens them first to 200 Nm.
 */
const MIN_SHARES = { quantity: 0.75, onlyQuantity: 0.7, namedRow: 0.8, ofMachine: 0.8 }
/** ... and the share of its coverage: "Engine oil: check level" is no answer on changing it. */
const MIN_COVERAGE = 0.8

/**
 * For a question for a quantity, or for which oil or grade is used: the evidence that states it comes first, if it answers
 * nearly as well as the best of all.
 */
export function quantityFirst(query: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  const asksQuantity = query.units.length > 0 && query.intent === 'value'
  if (!best || best.decisive || !(asksQuantity || query.wantsSpecification)) return [...evidence]
  const statesValue = valueTest(query, evidence)
  const isStated = (one: Evidence) =>
    (statesValue(statedText(one)) && !(query.asksDuration && isSchedule(one))) ||
    (query.wantsSpecification && isNamedRow(one) && hasGrades(one))
  const stating = evidence.filter(isStated)
  const named = stating.find(
    (one) =>
      isNamedRow(one) &&
      isInLanguageOf(best, one) &&
      one.score >= MIN_SHARES.namedRow * best.score &&
      one.hit.coverage >= MIN_COVERAGE * best.hit.coverage,
  )
  const minimum = query.allowsOtherUnits ? MIN_SHARES.quantity : MIN_SHARES.onlyQuantity
  const fitting = stating.find((one) => one.score >= minimum * best.score)
  const ofMachine = query.isOfMachine
    ? stating.find((one) => isRow(one) && one.score >= MIN_SHARES.ofMachine * best.score)
    : undefined
  const first = named ?? ofMachine ?? (isStated(best) ? best : (fitting ?? best))
  return [asBest(first, best), ...evidence.filter((one) => one !== first)]
}

/** What lacks the value is no rival. */
const asBest = (one: Evidence, best: Evidence): Evidence => ({ ...one, score: Math.max(one.score, best.score) })

const isSchedule = ({ units, position }: Evidence) => {
  const unit = units[position]
  return unit !== undefined && isScheduleRow(unit)
}

/** A translation of the best place says the same. */
const isInLanguageOf = (best: Evidence, { hit }: Evidence) => hit.language === best.hit.language

/** Whether its table states grades. */
const hasGrades = ({ units }: Evidence) => units.some(({ text }) => hasSpecification(text))

/** Whether the question has all words of the row's name. */
const isNamedRow = (one: Evidence) => isRow(one) && one.named === 1

const isRow = ({ units, position }: Evidence) => units[position]?.kind === 'row'

/** A notice is quoted whole, and an interval may be above the table of its tasks only: "Every 50 hours". */
export function statedText({ hit, units, position }: Evidence): string {
  const unit = units[position]
  if (hit.passage.kind === 'safety') return hit.passage.text
  return [unit?.text ?? '', ...(unit?.kind === 'row' ? hit.passage.headings.slice(-2) : [])].join('\n')
}

/** Tests for what is asked for; who asks how much of which oil is answered by what states both, if anything does. */
function valueTest({ units, wantsSpecification }: Query, evidence: readonly Evidence[]): (text: string) => boolean {
  if (!wantsSpecification) return (text) => containsQuantity(text, units)
  const statesBoth = (text: string) => hasSpecification(text) && containsQuantity(text, units)
  return evidence.some((one) => statesBoth(statedText(one))) ? statesBoth : hasSpecification
}
