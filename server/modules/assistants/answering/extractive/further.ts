import { tokenise } from '../../../../languages/text/tokenise'
import { isRule } from '../../finding/ordering/safety-first'
import { hasPartNumber } from '../../finding/question/part-number'
import { containsQuantity } from '../../finding/question/quantity'
import type { Query } from '../../finding/question/query'
import type { Evidence } from '../../finding/scoring/evidence'
import { isLabel } from '../../finding/scoring/sentence'
import { findDirectValue } from './direct-value'
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
      isElsewhere(other, best) &&
      other.score >= MIN_SHARE * best.score &&
      other.hit.coverage >= MIN_SHARE * best.hit.coverage &&
      addsFact(other, known, query),
  )
  const unit = further?.units[further.position]
  return further && unit
    ? [{ role: 'further', passage: further.hit.passage, units: [unit], language: further.hit.language }]
    : []
}

function nextRule(best: Evidence, [, next]: readonly Evidence[]): Excerpt[] {
  const unit = next?.units[next.position]
  if (!next || !unit || !isRule(next) || next.hit.passage.text === best.hit.passage.text) return []
  const { passage, language } = next.hit
  const units = passage.kind === 'safety' ? noticeUnits(passage, MAX_NOTICE) : [unit]
  return [{ role: 'further', passage, units, language }]
}

function addsFact({ hit, units, position }: Evidence, known: ReadonlySet<string>, query: Query): boolean {
  const unit = units[position]
  if (!unit || isLabel(unit.own) || withoutSignalWord(unit.own) === '') return false
  const { headings } = hit.passage
  const direct = unit.kind === 'row' ? findDirectValue(unit, query, { headings, language: hit.language }) : undefined
  const text = direct ? direct.value : unit.text
  if (query.units.length > 0 && !containsQuantity(text, query.units)) return false
  return tokenise(direct ? text : unit.own).some((word) => /\d/.test(word) && !known.has(word))
}

/** On another page, or in another table of the same one: running text overlaps. */
function isElsewhere(a: Evidence, b: Evidence): boolean {
  const [one, other] = [a.hit.passage, b.hit.passage]
  if (one.page !== other.page || one.manualId !== other.manualId) return true
  return one !== other && one.kind === 'table' && other.kind === 'table'
}
