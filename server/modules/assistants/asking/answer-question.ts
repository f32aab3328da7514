import { mayCall } from '../../../access/access-policy'
import type { Caller } from '../../../access/caller'
import type { Language } from '../../../domain/text'
import type { AnswerEngine, Asker, ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'
import type { AssistantName, StoredAnswer, Turn } from '../conversations/conversation'
import { isCourtesy, replyToCourtesy } from '../courtesies/courtesy'
import { answerWithoutManuals } from './answer-without-manuals'
import type { QuestionScope } from './question-scope'

export interface AnswerQuestion {
  assistant: AssistantName
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  scope: QuestionScope
  asker: Caller
  /** The asker's. The answer is in that of the question, if its words show one. */
  language: Language
  signal: AbortSignal
  /** Called with each part of the answer. */
  onDelta: (text: string) => void
}

type ScopedAnswer = Pick<StoredAnswer, keyof ComposedAnswer | 'warnings' | 'pendingManuals'>

const BUDGET = { milliseconds: 30_000, characters: 2000 }
/** A follow-up depends only on the last few turns. */
const MAX_EARLIER_TURNS = 20

/**
 * Answers a question from the manuals in scope, and a greeting or thanks with a line of its own, for which nothing is
 * searched and nothing is reported about the manuals.
 */
export async function answerQuestion(engine: AnswerEngine, asked: AnswerQuestion): Promise<ScopedAnswer> {
  const { prompt, language, scope } = asked
  const courtesy = replyToCourtesy(prompt, language)
  if (courtesy !== undefined) return { ...messageAnswer(courtesy, 'sure'), warnings: [], pendingManuals: [] }
  const asker = mayCall('dealership-staff', asked.asker) ? 'staff' : 'operator'
  const composed =
    scope.ready.length > 0
      ? await askEngine(engine, asked, asker)
      : answerWithoutManuals({ prompt, language }, scope, asker)
  const pendingManuals = scope.pending.map(({ id, displayName, pagesDone, pages }) => ({
    manualId: id,
    displayName,
    pagesDone,
    pages,
  }))
  return { ...composed, warnings: scope.warnings, pendingManuals }
}

async function askEngine(engine: AnswerEngine, asked: AnswerQuestion, side: Asker): Promise<ComposedAnswer> {
  const { assistant, prompt, earlier, scope, asker, language, signal, onDelta } = asked
  // Courtesies are no context for a follow-up question.
  const conversation = earlier
    .slice(-2 * MAX_EARLIER_TURNS)
    .filter(({ role, content }) => role === 'assistant' || !isCourtesy(content))
  const events = engine.answer({
    assistant,
    asker: side,
    question: { prompt, conversation: conversation.slice(-MAX_EARLIER_TURNS), language },
    scope: {
      organizationId: asker.organization?.id ?? null,
      manuals: scope.ready,
      isComplete: scope.pending.length === 0,
    },
    signal,
    budget: BUDGET,
  })
  for await (const event of events) {
    if (event.type === 'done') return event.answer
    onDelta(event.text)
  }
  throw new Error('the answer engine ended without an answer')
}
