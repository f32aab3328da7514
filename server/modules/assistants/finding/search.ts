import { type Checkpoint, noCheckpoint } from './checkpoint'
import { belowTitles } from './evidence/below-title'
import { type Evidence, rankEvidence } from './evidence/evidence'
import { faultsFirst } from './evidence/faults-first'
import { legendsLast } from './evidence/legend'
import { placeFirst } from './evidence/place-first'
import { quantityFirst } from './evidence/quantity-first'
import { followReference } from './evidence/reference'
import { safetyFirst } from './evidence/safety-first'
import { isInSectionOf } from './evidence/same-section'
import { stepsFirst } from './evidence/steps-first'
import type { Found } from './found'
import { resemblingParts, withParts } from './parts/parts-first'
import { serialNumberIn } from './parts/serial-range'
import { asksForThing, isNoPart, lacksThing, mayBeForPart, namesPart } from './parts/sought-part'
import { parseQuestion } from './query/parse-question'
import type { Query, Question } from './query/query'
import { rank } from './ranking/rank'
import type { Scope } from './ranking/scope'
import type { ScopedPassage } from './scoped-passage'

/** Finds the evidence for a question, which leans on the turns of its conversation if it can, in the manuals in scope. */
export function search(
  asked: Question,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
  earlier?: Evidence,
): Found {
  const question = asked.seeksPart ? withNamedSerial(asked) : asked
  const query = parseQuestion(question, scope.vocabulary, checkpoint)
  return question.seeksPart && mayBeForPart(query)
    ? findPart(question, query, { scope, checkpoint })
    : findFor(query, scope, checkpoint, earlier)
}

/** "Oil filter for S/N 1001" is a question for the oil filter of that machine. */
function withNamedSerial(question: Question): Question {
  const named = serialNumberIn(question.prompt)
  return named
    ? { ...question, prompt: named.rest, serialNumber: question.serialNumber ?? named.serialNumber }
    : question
}

/** Finds the part that a question asks for, or else what answers it otherwise, with the rows that resemble a part. */
function findPart(
  question: Question,
  query: Query,
  { scope, checkpoint }: { scope: Scope; checkpoint: Checkpoint },
): Found {
  const isAsked = query.intent === 'part'
  const sought = isAsked ? query : parseQuestion({ ...question, intent: 'part' }, scope.vocabulary, checkpoint)
  const part = findFor(sought, scope, checkpoint)
  if (namesPart(part, query.intent)) return { ...part, isUncertain: lacksThing(part) }
  const found = isAsked ? part : findFor(query, scope, checkpoint)
  if (!asksForThing(query)) return found
  const resembling = resemblingParts(sought, scope, checkpoint)
  return { ...found, resembling, isUncertain: isNoPart(found, resembling) }
}

function findFor(query: Query, scope: Scope, checkpoint: Checkpoint, earlier?: Evidence): Found {
  const isThere = (passage: ScopedPassage) => earlier !== undefined && isInSectionOf(passage, earlier.hit.passage)
  const { hits, importance } = rank(scope, query, checkpoint, isThere)
  checkpoint()
  const evidence = inOrder(
    query,
    withParts(query, scope, belowTitles(rankEvidence(query, hits, importance, earlier)), checkpoint),
  )
  const [best] = evidence
  const procedure = best && query.intent === 'procedure' ? followReference(best, query, scope) : undefined
  const there = hits.filter(({ passage }) => isThere(passage))
  const ownImportance = importance.map((weight, term) => (query.terms[term]?.isInherited ? 0 : weight))
  const rankThere = (weights: readonly number[]) =>
    inOrder(query, belowTitles(rankEvidence(query, there, weights, earlier)))
  return {
    query,
    evidence: procedure ? [procedure, ...evidence] : evidence,
    // The steps that a row refers to are what it says.
    ...(earlier && !procedure ? { section: { inContext: rankThere(importance), own: rankThere(ownImportance) } } : {}),
    manuals: scope.manuals,
    importance,
    isKnown: query.terms.map(({ word }) => scope.vocabulary.has(word)),
  }
}

/** What answers best by its structure comes before what has more of the words. */
const inOrder = (query: Query, ranked: readonly Evidence[]): Evidence[] =>
  safetyFirst(
    query,
    placeFirst(query, quantityFirst(query, stepsFirst(query, faultsFirst(query, legendsLast(query, [...ranked]))))),
  )
