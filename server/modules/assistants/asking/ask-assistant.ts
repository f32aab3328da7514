import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { Machine } from '../../machines'
import type { ManualRepository } from '../../manuals'
import type { AnswerEngine, ComposedAnswer } from '../answering/engine'
import { assertBegunBySame } from '../conversations/begin-conversation'
import type { AssistantName, ConversationSummary, Turn } from '../conversations/conversation'
import { findAnswer, findBegunConversation, findConversation, turnsOf } from '../conversations/conversation.repository'
import { type GivenAnswer, storeAnswer } from '../conversations/store-answer'
import { type NewQuestion, type PlacedTurn, placeOf, type TurnPlace } from '../conversations/turn-place'
import { answerWithoutManuals } from './answer-without-manuals'
import { type QuestionScope, scopeOfQuestion } from './question-scope'

interface Ports {
  db: Database
  transact: Transact
  manuals: ManualRepository
  engine: AnswerEngine
  /** Told each stretch of an answer as it is written. */
  onStretch: (conversationId: string, answerId: string, text: string) => void
}

export interface AskAssistant {
  assistant: AssistantName
  /** One that the person may see. */
  machine: Machine
  serialNumber: string | undefined
  question: NewQuestion
  /** The earlier turns as the client has them; those that are stored where it names none. */
  earlier: readonly Turn[] | undefined
  /** A new conversation is begun where none is named. */
  conversationId: string | undefined
  asker: Caller
  signal: AbortSignal
}

export interface AnsweredQuestion extends GivenAnswer {
  scope: QuestionScope
}

const budget = { milliseconds: 30_000, characters: 2000 }
/** A follow-up leans on the last few turns. */
const maxEarlierTurns = 20

/**
 * Answers a question on a machine from its manuals and stores both in a conversation.
 * @throws DomainError not-found for a conversation of somebody else or about another machine; conflict where the answer
 *   to be replaced is gone; unavailable where no answer was found in time. The signal's reason once it is aborted: then
 *   nothing is stored.
 */
export async function askAssistant(ports: Ports, asked: AskAssistant): Promise<AnsweredQuestion> {
  const { db, transact, manuals } = ports
  const { asker, machine, question, signal } = asked
  const started = performance.now()
  const conversation = await conversationFor(ports, asked)
  const scope = scopeOfQuestion(await manuals.visibleTo(asker).allOf(machine.id), machine, asked.serialNumber)

  const turns = conversation ? await turnsOf(db, conversation.id) : []
  const place = placeOf(turns, question)
  if (conversation && 'answeredBy' in place) {
    const answer = await findAnswer(db, place.answeredBy)
    return { id: place.answeredBy, answer, conversation, scope }
  }

  const id = randomUUID()
  const earlier = (asked.earlier ?? turnsBefore(place, turns)).slice(-maxEarlierTurns)
  const composed =
    scope.ready.length > 0
      ? await writeAnswer(ports, asked, { id, conversation, earlier, scope })
      : answerWithoutManuals(question.prompt, scope)

  const answer = {
    ...composed,
    warnings: [...scope.warnings, ...composed.warnings],
    engine: 'extractive' as const,
    durationMs: Math.round(performance.now() - started),
    pendingManuals: scope.pending.map(({ id: manualId, displayName, pagesDone, pages }) => ({
      manualId,
      displayName,
      pagesDone,
      pages,
    })),
  }
  const stored = await transact((trx) =>
    storeAnswer(trx, {
      conversation: conversation ?? conversationToBegin(asked),
      answerId: id,
      question,
      answer,
      owner: asker,
      signal,
    }),
  )
  return { ...stored, scope }
}

const conversationToBegin = ({ assistant, machine, asker, question }: AskAssistant) => ({
  assistant,
  machineId: machine.id,
  owner: asker,
  clientId: question.clientId,
})

/** The conversation that the question names, or that an earlier try of it has begun. */
async function conversationFor({ db }: Ports, asked: AskAssistant): Promise<ConversationSummary | undefined> {
  const { assistant, machine, conversationId, question, asker } = asked
  if (!conversationId) {
    const begun = question.clientId && (await findBegunConversation(db, asker.userId, question.clientId))
    if (!begun) return undefined
    assertBegunBySame(begun, conversationToBegin(asked))
    return begun
  }
  const conversation = await findConversation(db, asker.userId, conversationId)
  // A conversation keeps to its machine: what was said of one must not lead an answer about another.
  if (conversation?.machineId !== machine.id || conversation.assistant !== assistant) throw notFound('Conversation')
  return conversation
}

interface Writing {
  id: string
  /** Undefined for one that is not begun yet, which nobody follows. */
  conversation: ConversationSummary | undefined
  earlier: readonly Turn[]
  scope: QuestionScope
}

/** Asks the engine and passes on each stretch of its answer. */
async function writeAnswer(
  { engine, onStretch }: Ports,
  { assistant, question: { prompt }, asker, signal }: AskAssistant,
  { id, conversation, earlier, scope }: Writing,
): Promise<ComposedAnswer> {
  const events = engine.answer({
    assistant,
    question: { prompt, conversation: earlier },
    scope: {
      organizationId: asker.organization?.id ?? null,
      manuals: scope.ready,
      isComplete: scope.pending.length === 0,
    },
    signal,
    budget,
  })
  for await (const event of events) {
    if (event.type === 'done') return event.answer
    if (conversation) onStretch(conversation.id, id, event.text)
  }
  throw new Error('the answer engine ended without an answer')
}

const turnsBefore = (place: TurnPlace, turns: readonly PlacedTurn[]): Turn[] =>
  turns
    .filter(({ position }) => !('position' in place) || position < place.position)
    .map(({ role, content }) => ({ role, content }))
