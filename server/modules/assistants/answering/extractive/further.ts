import type { Evidence } from '../../finding/evidence/evidence'
import { isRule } from '../../finding/evidence/safety-first'
import { isLabel } from '../../finding/evidence/sentence'
import type { Unit } from '../../finding/evidence/unit'
import type { Query } from '../../finding/query/parse-question'
import { hasPartNumber } from '../../finding/query/part-number'
import { containsQuantity } from '../../finding/query/quantity'
import { tokenise } from '../../finding/query/tokenise'
import type { Excerpt } from './excerpt'
import { noticeUnits } from './notice'
import { withoutSignalWord } from './signal-word'

/** Further evidence is quoted if it scores nearly as high as the best. */
const MIN_SHARE = 0.8
/** Maximum length of a second notice. */
const MAX_NOTICE = 300

/**
 * A second place to quote, if it answers about as well and adds a fact that can be checked: a figure or a number. A rule
 * is followed by the next rule instead.
 */
export function findFurther(best: Evidence, evidence: readonly Evidence[], query: Query): Excerpt[] {
  const answer = best.units[best.position]
  if (!answer || best.decisive || query.intent === 'procedure') return []
  if (query.intent === 'permission' && isRule(best)) return nextRule(best, evidence)
  if (answer.kind === 'row' && hasPartNumber(answer.own)) return []
  const known = new Set(tokenise([answer.own, query.prompt].join(' ')))
  const further = evidence.find(
    (other) =>
      !samePage(other, best) &&
      other.score >= MIN_SHARE * best.score &&
      other.hit.coverage >= MIN_SHARE * best.hit.coverage &&
      addsFact(other.units[other.position], known, query),
  )
  const unit = further?.units[further.position]
  return further && unit ? [{ role: 'further', passage: further.hit.passage, units: [unit] }] : []
}

function nextRule(best: Evidence, [, next]: readonly Evidence[]): Excerpt[] {
  const unit = next?.units[next.position]
  if (!next || !unit || !isRule(next) || next.hit.passage.text === best.hit.passage.text) return []
  const { passage } = next.hit
  return [{ role: 'further', passage, units: passage.kind === 'safety' ? noticeUnits(passage, MAX_NOTICE) : [unit] }]
}

function addsFact(unit: Unit | undefined, known: ReadonlySet<string>, { units }: Query): boolean {
  if (!unit || isLabel(unit.own) || withoutSignalWord(unit.own) === '') return false
  if (units.length > 0 && !containsQuantity(unit.text, units)) return false
  return tokenise(unit.own).some((word) => /\d/.test(word) && !known.has(word))
}

const samePage = (a: Evidence, b: Evidence) =>
  a.hit.passage.page === b.hit.passage.page && a.hit.passage.manualId === b.hit.passage.manualId
