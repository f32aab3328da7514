import { anyWord } from '../languages/manual-words'
import { normalise } from '../query/normalise'
import type { ScopedPassage } from '../scoped-passage'
import type { Evidence } from './evidence'
import { splitIntoUnits } from './unit'

const reference = new RegExp(`(?:\\b${anyWord('section')}\\b\\.?|§)[:\\s]*(\\d+(?:[.-]\\d+)+)`)

/**
 * The steps that a table row refers to ("Service by section 10.3"). If the question asks for a procedure, they are better
 * evidence than the row.
 */
export function followReference(best: Evidence): Evidence | undefined {
  const unit = best.units[best.position]
  const number = unit?.kind === 'row' ? reference.exec(normalise(unit.text))?.[1] : undefined
  if (!number) return undefined
  const passage = best.hit.manual.find((one) => one.kind === 'steps' && isUnder(one, number))
  if (!passage) return undefined
  const units = splitIntoUnits(passage)
  return { ...best, hit: { ...best.hit, passage }, units, scores: units.map(() => best.score), position: 0 }
}

const isUnder = ({ headings }: ScopedPassage, number: string) =>
  headings.some((heading) => heading.startsWith(`${number} `))
