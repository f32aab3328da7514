import type { Language } from '../../../../languages/language'
import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import type { Query } from '../question/query'
import type { Scope } from '../retrieving/scope'
import type { Evidence } from '../scoring/evidence'
import { isLabel } from '../scoring/sentence'
import { shareCovered } from '../scoring/share-covered'
import { splitIntoUnits, type Unit } from '../scoring/unit'

const reference = new RegExp(`(?:\\b${anyWord('section')}\\b\\.?|§)[:\\s]*(\\d+(?:[.-]\\d+)+)`)

/** For a question how something is done, the steps that the best row refers to come before it. */
export function referenceFirst(query: Query, evidence: readonly Evidence[], scope: Scope): Evidence[] {
  const [best] = evidence
  const procedure = best && query.intent === 'procedure' ? followReference(best, query, scope) : undefined
  return procedure ? [procedure, ...evidence] : [...evidence]
}

/**
 * The steps that a table row refers to ("Service by section 10.3"), or the sentence that covers the question best where the
 * section has none.
 */
function followReference(best: Evidence, query: Query, { manuals }: Scope): Evidence | undefined {
  const unit = best.units[best.position]
  const number = unit?.kind === 'row' ? reference.exec(normalise(unit.text))?.[1] : undefined
  const manual = number && manuals.find(({ passages }) => passages === best.hit.manual)
  if (!manual) return undefined
  const passage = manual.passages[manual.stepsBySection.get(number) ?? manual.textBySection.get(number) ?? -1]
  if (!passage) return undefined
  const units = splitIntoUnits(passage)
  const position = passage.kind === 'steps' ? 0 : bestSentence(units, number, query, best.hit.language)
  if (position === undefined) return undefined
  return { ...best, hit: { ...best.hit, passage }, features: {}, units, scores: units.map(() => best.score), position }
}

/** Of the sentences between the title of the section and the next title. */
function bestSentence(units: readonly Unit[], section: string, query: Query, language: Language): number | undefined {
  const title = units.findIndex(({ own }) => own.startsWith(`${section} `))
  const below = units.slice(title + 1)
  const next = below.findIndex(({ own }) => isLabel(own))
  const shares = below.slice(0, next < 0 ? below.length : next).map(({ own }) => shareCovered(own, query, language))
  if (title < 0 || shares.length === 0) return undefined
  return title + 1 + shares.indexOf(Math.max(...shares))
}
