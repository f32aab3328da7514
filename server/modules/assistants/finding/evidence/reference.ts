import { anyWord } from '../languages/manual-words'
import { normalise } from '../query/normalise'
import type { Scope } from '../ranking/scope'
import type { Evidence } from './evidence'
import { splitIntoUnits } from './unit'

const reference = new RegExp(`(?:\\b${anyWord('section')}\\b\\.?|§)[:\\s]*(\\d+(?:[.-]\\d+)+)`)

/**
 * The steps that a table row refers to ("Service by section 10.3"). If the question asks for a procedure, they are better
 * evidence than the row.
 */
export function followReference(best: Evidence, { manuals }: Scope): Evidence | undefined {
  const unit = best.units[best.position]
  const number = unit?.kind === 'row' ? reference.exec(normalise(unit.text))?.[1] : undefined
  const manual = number && manuals.find(({ passages }) => passages === best.hit.manual)
  const passage = manual ? manual.passages[manual.stepsBySection.get(number) ?? -1] : undefined
  if (!passage) return undefined
  const units = splitIntoUnits(passage)
  return { ...best, hit: { ...best.hit, passage }, units, scores: units.map(() => best.score), position: 0 }
}
