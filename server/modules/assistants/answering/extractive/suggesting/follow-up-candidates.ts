import type { Found } from '../../../finding/find'
import type { Query } from '../../../finding/question/query'
import { isSamePassage, type ScopedPassage } from '../../../finding/scoped-passage'
import type { Evidence } from '../../../finding/scoring/evidence'
import { descriptionCell } from '../../../finding/scoring/head-noun'
import { isInSectionOf } from '../../../finding/scoring/same-section'
import type { Unit } from '../../../finding/scoring/unit'
import { findDirectValue } from '../direct-value'
import { sectionOf, tableTitle } from '../heading-text'
import { type QuestionWriter, questionWriters } from './asking'
import { topics } from './topics'

/** A question that may be suggested, if the manuals answer it. */
export interface Candidate {
  prompt: string
  /** Whether an answer is in the place that the question was made from, and no answer to what was asked already. */
  isAnsweredBy(answer: Evidence, query: Query): boolean
}

const MAX_PASSAGE_DISTANCE = 14

/**
 * Whole questions in the language of the question that may follow it: what people ask about the same thing, what other
 * rows of the table answer, and the procedures nearby. The words of a manual in another language are not used.
 */
export function followUpCandidates(answered: Evidence, { query }: Found, shown: readonly Unit[]): Iterable<Candidate> {
  const isOwnLanguage = answered.hit.language === query.language
  const writer = isOwnLanguage ? questionWriters[query.language] : undefined
  return inTurn(
    topicQuestions(answered, query),
    writer ? otherRows(answered, query, shown, writer) : [],
    writer ? procedures(answered, writer) : [],
  )
}

/** One of each kind after the other, until all are used up. */
function* inTurn<Item>(...kinds: Iterable<Item>[]): Iterable<Item> {
  let rest = kinds.map((kind) => kind[Symbol.iterator]())
  while (rest.length > 0) {
    const next = rest.map((kind) => ({ kind, result: kind.next() })).filter(({ result }) => !result.done)
    for (const { result } of next) yield result.value
    rest = next.map(({ kind }) => kind)
  }
}

/** What people ask about the topics of the question, or else of the section that answers it. */
function* topicQuestions({ hit: { passage } }: Evidence, asked: Query): Iterable<Candidate> {
  const { language, reading } = asked
  if (language !== 'en' && language !== 'es') return
  const of = (text: string) => Object.values(topics).filter(({ words }) => words.test(text))
  const named = of(reading)
  for (const { questions } of named.length > 0 ? named : of(sectionOf(passage)))
    for (const prompt of questions[language])
      yield {
        prompt,
        isAnsweredBy: ({ hit }, query) => !isSamePassage(hit.passage, passage) || !asksSame(query, asked),
      }
}

/** Whether both ask for the same kind of answer, such as for a pressure. */
const asksSame = (one: Query, other: Query) =>
  one.intent === other.intent &&
  one.wantsSpecification === other.wantsSpecification &&
  (one.units.length + other.units.length === 0 || one.units.some((unit) => other.units.includes(unit)))

/** What the other rows of the table answer to the same kind of question, the next one first. */
function* otherRows(
  { units, position, hit: { passage, language } }: Evidence,
  query: Query,
  shown: readonly Unit[],
  writer: QuestionWriter,
): Iterable<Candidate> {
  const nameOf = ({ cells = [] }: Unit) => descriptionCell(cells)
  const shownNames = new Set(shown.map(nameOf))
  for (const unit of [...units.slice(position + 1), ...units.slice(0, position)]) {
    const value =
      unit.kind === 'row' ? findDirectValue(unit, query, { headings: passage.headings, language }) : undefined
    if (!value || shownNames.has(nameOf(unit))) continue
    const prompt =
      query.intent === 'part'
        ? writer.ofPart(value.label)
        : writer.ofRow({ ...value, language, title: tableTitle(passage) })
    if (prompt === undefined) continue
    const isRow = (other: Unit | undefined) => other !== undefined && nameOf(other) === nameOf(unit)
    yield { prompt, isAnsweredBy: (one) => isSamePassage(one.hit.passage, passage) && isRow(one.units[one.position]) }
  }
}

/** How to do what the sections nearby describe. */
function* procedures(answered: Evidence, writer: QuestionWriter): Iterable<Candidate> {
  const stepsFirst = sectionsNearby(answered).toSorted(
    (a, b) => Number(b.kind === 'steps') - Number(a.kind === 'steps'),
  )
  for (const passage of stepsFirst) {
    const prompt = writer.ofProcedure(sectionOf(passage))
    if (prompt !== undefined) yield { prompt, isAnsweredBy: ({ hit }) => isInSectionOf(hit.passage, passage) }
  }
}

/** A passage of each of the other sections nearby, nearest first. */
function sectionsNearby({ hit: { passage: answered, manual } }: Evidence): ScopedPassage[] {
  const { ordinal } = answered
  const distance = (passage: ScopedPassage) => Math.abs(passage.ordinal - ordinal)
  return manual
    .slice(Math.max(0, ordinal - MAX_PASSAGE_DISTANCE), ordinal + MAX_PASSAGE_DISTANCE)
    .filter((passage) => !passage.contents && !isInSectionOf(passage, answered))
    .toSorted((a, b) => distance(a) - distance(b))
}
