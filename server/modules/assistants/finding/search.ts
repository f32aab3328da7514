import { type Checkpoint, noCheckpoint } from './checkpoint'
import type { Found } from './found'
import { promote } from './ordering/promotions'
import { resemblingParts, withParts } from './parts/parts-first'
import { serialNumberIn } from './parts/serial-range'
import { asksForThing, isNoPart, lacksThing, mayBeForPart, namesPart } from './parts/sought-part'
import { parseQuestion } from './question/parse-question'
import type { Query, Question } from './question/query'
import { rank } from './retrieving/rank'
import type { Scope } from './retrieving/scope'
import type { ScopedPassage } from './scoped-passage'
import { type Evidence, rankEvidence } from './scoring/evidence'
import { isInSectionOf } from './scoring/same-section'

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
  const ranked = withParts(query, scope, rankEvidence(query, hits, importance, earlier), checkpoint)
  const evidence = promote(query, ranked, scope)
  const there = hits.filter(({ passage }) => isThere(passage))
  const ownImportance = importance.map((weight, term) => (query.terms[term]?.isInherited ? 0 : weight))
  const rankThere = (weights: readonly number[]) => promote(query, rankEvidence(query, there, weights, earlier), scope)
  return {
    query,
    evidence,
    // The steps that a row refers to are what it says.
    ...(earlier && evidence[0]?.promotedBy !== 'reference'
      ? { section: { inContext: rankThere(importance), own: rankThere(ownImportance) } }
      : {}),
    manuals: scope.manuals,
    importance,
    isKnown: query.terms.map(({ word }) => scope.vocabulary.has(word)),
  }
}
