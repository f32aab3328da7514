import { isActionWord, isThingWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import type { Intent } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { hasPartNumber } from '../question/part-number'
import type { Query } from '../question/query'
import { isContentWord, isPartFiller } from '../question/stop-words'
import { createMatcher } from '../retrieving/match'
import { isSamePassage } from '../scoped-passage'
import type { Evidence } from '../scoring/evidence'
import { namesPartNumbers } from '../scoring/name-column'
import type { Unit } from '../scoring/unit'
import type { FittingParts } from './fitting-parts'
import { itemInQuestion } from './item-in-question'

/** The share of a question that the row of a part must explain where its words may ask for something else. */
const MIN_NAMED = 0.8

/** Whether a question to the parts assistant may be for a part, whatever its words ask for. */
export const mayBeForPart = ({ asksPlace }: Query): boolean => !asksPlace

/** Whether nothing in its words asks for something else than a part. */
export const asksForThing = ({ intent }: Query): boolean => intent === 'part' || intent === 'fact'

interface Sought {
  query: Query
  evidence: readonly Evidence[]
}

/**
 * Whether rows of parts lists lead what was found for a question as one for a part. Where its words may ask for something
 * else, a row must have them all: "oil pressure switch" names a pressure and asks for none.
 */
export function namesPart({ query, evidence: [best] }: Sought, intent: Intent): boolean {
  if (!best?.parts) return false
  if (intent === 'part' || intent === 'fact' || best.parts.byNumber) return true
  if (best.named < MIN_NAMED) return false
  const [row] = best.parts.rows
  const strengths = row ? createMatcher(query, best.hit.language)(textOf(row)) : []
  return tokenise(query.prompt)
    .filter((word) => isContentWord(word, query.language) && !isPartFiller(word, query.language))
    .map((word) => query.corrections.find(({ from }) => from === word)?.to ?? word)
    .every((word) => query.terms.some((term, position) => term.word === word && (strengths[position] ?? 0) > 0))
}

/** Of the question, what a row must explain to be the part that it names in other words. */
const MIN_EXPLAINED = 0.6

/** Whether the rows lack a thing that the question names: the part itself, or the assembly that it is for. */
export function lacksThing({ query, evidence: [best] }: Sought): boolean {
  const { rows = [], byNumber = true } = best?.parts ?? {}
  if (!best || byNumber) return false
  const matcher = createMatcher(query, best.hit.language)
  return rows.every((row) => {
    const strengths = matcher(textOf(row))
    return query.terms.some(
      ({ word, coverageWeight }, term) => coverageWeight > 0 && !strengths[term] && isThing(word, query.language),
    )
  })
}

const isThing = (word: string, language: Language) => isThingWord(word, language) && !isActionWord(word, language)

/**
 * Whether what was found is none of the parts that resemble the one asked for, and names no other. What a question for the
 * meaning of something, or for an oil, is answered by need not be one.
 */
export function isNoPart({ query, evidence: [best] }: Sought, resembling: readonly Evidence[]): boolean {
  const unit = best?.units[best.position]
  if (!best || !unit || query.wantsSpecification || asksMeaning.test(normalise(query.prompt))) return false
  if (itemInQuestion(query.prompt)) return true
  const isSame = (one: Evidence) =>
    isSamePassage(one.hit.passage, best.hit.passage) && one.units[one.position]?.own === unit.own
  const row = resembling.find(isSame)
  if (unit.kind === 'row' && unit.columns?.some(namesPartNumbers)) return (row?.named ?? 0) < MIN_EXPLAINED
  return !hasPartNumber(unit.own) || namesNoThing(query, best, unit)
}

/** Whether a text with a number, such as a list of models, has none of the things that the question names. */
function namesNoThing(query: Query, { hit }: Evidence, { own, columns = [] }: Unit): boolean {
  const strengths = createMatcher(query, hit.language)([own, ...columns, ...hit.passage.headings].join('\n'))
  const things = query.terms.flatMap(({ word, coverageWeight }, term) =>
    coverageWeight > 0 && isThing(word, query.language) ? [strengths[term] ?? 0] : [],
  )
  return things.length > 0 && things.every((strength) => strength === 0)
}

const asksMeaning = /\b(?:mean|means|meaning|difference|significan?|quiere decir|diferencia|bedeutet|signifie)\b/

const textOf = ({ part, passage }: FittingParts['rows'][number]) =>
  [part.name, part.description, part.figure, part.assembly, part.remark, ...passage.headings].join('\n')
