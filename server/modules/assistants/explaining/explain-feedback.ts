import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Feedback, FeedbackRepository } from '../../feedback'
import type { Manual, ManualRepository } from '../../manuals'
import type { ExplainedAnswer, ExplainingEngine } from '../answering/explanation'
import { toRequest } from '../asking/answer-question'
import { isCourtesy } from '../courtesies/courtesy'
import { type AskedQuestion, findAskedQuestion } from './asked-question.repository'

interface Ports {
  db: Database
  feedback: FeedbackRepository
  manuals: ManualRepository
  engine: ExplainingEngine
}

interface ExplainFeedback {
  feedbackId: string
  signal: AbortSignal
}

export interface ExplainedFeedback {
  feedback: Feedback
  asked: AskedQuestion
  /** Undefined if nothing is searched: for a greeting or thanks, and without manuals. */
  today: ExplainedAnswer | undefined
  /** The manuals that are searched today. */
  manuals: Manual[]
}

/**
 * Asks the question of a person's feedback again, of the same manuals as far as they are recorded and the person may still
 * see them, because signals and evidence are not stored with an answer. Nothing is stored.
 * @throws DomainError not-found; unavailable if no answer was found in time
 */
export async function explainFeedback(
  { db, feedback, manuals, engine }: Ports,
  { feedbackId, signal }: ExplainFeedback,
): Promise<ExplainedFeedback> {
  const rated = await feedback.find(feedbackId)
  const asked = await findAskedQuestion(db, feedbackId)
  if (!rated || !asked) throw notFound('Feedback')
  const machineId = asked.conversation.machineId ?? asked.answer.namedMachineId ?? null
  const visible = machineId === null ? [] : await manuals.visibleTo(asked.asker).allOf(machineId)
  const searched = searchedToday(visible, asked)
  const isSearched = searched.length > 0 && !isCourtesy(asked.prompt)
  const today = isSearched ? await engine.explain(requestOf(asked, searched, signal)) : undefined
  return { feedback: rated, asked, today, manuals: searched }
}

function searchedToday(visible: readonly Manual[], { answer: { searchedManuals } }: AskedQuestion): Manual[] {
  const wasSearched = ({ id }: Manual) => searchedManuals?.some((one) => one.id === id) ?? true
  return visible.filter((manual) => manual.status === 'READY' && wasSearched(manual))
}

/** The request of then, but without an organization, so that its own questions do not wait for the explanation. */
function requestOf(
  { conversation, prompt, earlier, answer, asker, language }: AskedQuestion,
  ready: Manual[],
  signal: AbortSignal,
) {
  const { assistant, serialNumber } = conversation
  const scope = { ready, pending: [], unreadable: [], warnings: [] }
  const request = toRequest({
    assistant,
    prompt,
    scope,
    asker,
    language,
    signal,
    serialNumber: serialNumber ?? undefined,
    earlier: answer.standalone ? [] : earlier,
  })
  const isComplete = (answer.pendingManuals ?? []).length === 0
  return { ...request, scope: { manuals: ready, organizationId: null, isComplete } }
}
