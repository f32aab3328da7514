import type { components } from '#contract/platform'
import { feedbackToWire } from '../../feedback'
import type { Manual } from '../../manuals'
import type { Candidate, ExplainedAnswer, ExplainedWord } from '../answering/explanation'
import type { ManualRevision } from '../conversations/conversation'
import type { Wire } from '../conversations/conversation.wire'
import type { Reader } from '../conversations/reader.repository'
import type { ExplainedFeedback } from './explain-feedback'
import { modelTraceToWire } from './model-trace.wire'

type Schemas = components['schemas']

/** @param manualNames of the manuals that the reader may see of those that a model was given, by id */
export function toWire(
  { feedback, asked, today, manuals }: ExplainedFeedback,
  wire: Wire,
  reader: Reader,
  manualNames: ReadonlyMap<string, string>,
): Schemas['FeedbackExplanation'] {
  const { answerId, conversation, answer } = asked
  const recorded = answer.searchedManuals
  const unavailable = recorded?.filter(({ id }) => manuals.every((manual) => manual.id !== id)) ?? []
  return {
    feedback: feedbackToWire(feedback),
    // Of the earlier turns, only the words that were shown with the answer belong to what was rated.
    answer: wire.answer(answerId, conversation, answer, reader),
    model: answer.model ? modelTraceToWire(answer.model, manualNames) : null,
    today: today ? explained(today, wire, reader) : null,
    manuals: manuals.map((manual) => searched(manual, recorded)),
    are_manuals_recorded: recorded !== undefined,
    unavailable_manuals: unavailable.length,
  }
}

const searched = ({ id, displayName, revision }: Manual, recorded: readonly ManualRevision[] = []) => ({
  manual_id: id,
  manual_name: displayName,
  has_changed: recorded.some((one) => one.id === id && one.revision !== revision),
})

function explained({ answer, explanation }: ExplainedAnswer, wire: Wire, reader: Reader): Schemas['ExplainedAnswer'] {
  const { words, candidates, isBySimilarity, ...rest } = explanation
  const citations = wire.citations(candidates, reader)
  return {
    ...rest,
    is_by_similarity: isBySimilarity,
    response: answer.response,
    citations: wire.citations(answer.citations, reader),
    nearest: wire.citations(answer.nearest, reader),
    // A conversation is its person's alone; only its last question was submitted with the feedback.
    words: words.filter(({ isAsked }) => isAsked).map(toWord),
    other_words: words.filter(({ isAsked }) => !isAsked).length,
    candidates: candidates.flatMap((candidate, index) => {
      const citation = citations.find(({ n }) => n === index + 1)
      return citation ? { ...citation, ...toScores(candidate) } : []
    }),
  }
}

const toScores = ({
  kind,
  headings,
  coverage,
  passageScore,
  unitScore,
  decisive,
  promotedBy,
  features,
}: Candidate) => ({
  kind,
  headings,
  coverage,
  passage_score: passageScore,
  unit_score: unitScore,
  decisive,
  promoted_by: promotedBy,
  features,
})

const toWord = ({ word, writtenAs, importance, isKnown }: ExplainedWord) => ({
  word,
  written_as: writtenAs ?? null,
  importance,
  is_known: isKnown,
})
