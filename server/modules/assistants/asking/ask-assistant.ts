import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { Machine } from '../../machines'
import type { ManualRepository } from '../../manuals'
import type { AnswerEngine, ComposedAnswer } from '../answering/engine'
import type { AssistantName, ConversationSummary, Turn } from '../conversations/conversation'
import {
  findAnswer,
  findConversation,
  findConversationByClientId,
  listTurns,
} from '../conversations/conversation.repository'
import { assertSameSubject } from '../conversations/start-conversation'
import { type QuestionResult, storeAnswer } from '../conversations/store-answer'
import { findTurnPosition, type NewQuestion, type StoredTurn, type TurnPosition } from '../conversations/turn-position'
import { answerWithoutManuals } from './answer-without-manuals'
import { type QuestionScope, selectManuals } from './question-scope'

interface Ports {
  db: Database
  transact: Transact
  manuals: ManualRepository
  engine: AnswerEngine
  /** Called with each part of an answer. */
  onDelta: (conversationId: string, answerId: string, text: string) => void
}

export interface AskAssistant {
  assistant: AssistantName
  /** Must be visible to the person. */
  machine: Machine
  serialNumber: string | undefined
  question: NewQuestion
  /** The earlier turns as known to the client; defaults to the stored ones. */
  earlier: readonly Turn[] | undefined
  /** A new conversation is started if this is undefined. */
  conversationId: string | undefined
  asker: Caller
  signal: AbortSignal
}

export interface AnsweredQuestion extends QuestionResult {
  scope: QuestionScope
}

const BUDGET = { milliseconds: 30_000, characters: 2000 }
/** A follow-up depends only on the last few turns. */
const MAX_EARLIER_TURNS = 20

/**
 * Answers a question about a machine from its manuals and stores both in a conversation.
 * @throws DomainError not-found for a conversation of another person or about another machine; conflict if the answer to
 *   replace no longer exists; unavailable if no answer was found in time. Throws the signal's reason if it was aborted;
 *   then nothing is stored.
 */
export async function askAssistant(ports: Ports, asked: AskAssistant): Promise<AnsweredQuestion> {
  const { db, transact, manuals } = ports
  const { asker, machine, question, signal } = asked
  const started = performance.now()
  const conversation = await findConversationFor(ports, asked)
  const scope = selectManuals(await manuals.visibleTo(asker).allOf(machine.id), machine, asked.serialNumber)

  const turns = conversation ? await listTurns(db, conversation.id) : []
  const turnPosition = findTurnPosition(turns, question)
  if (conversation && 'answeredBy' in turnPosition) {
    const answer = await findAnswer(db, turnPosition.answeredBy)
    return { id: turnPosition.answeredBy, answer, conversation, scope }
  }

  const id = randomUUID()
  const earlier = (asked.earlier ?? turnsBefore(turnPosition, turns)).slice(-MAX_EARLIER_TURNS)
  const composed =
    scope.ready.length > 0
      ? await writeAnswer(ports, asked, { id, conversation, earlier, scope })
      : answerWithoutManuals(question.prompt, scope)

  const answer = {
    ...composed,
    warnings: scope.warnings,
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
      conversation: conversation ?? newConversation(asked),
      answerId: id,
      question,
      answer,
      owner: asker,
      signal,
    }),
  )
  return { ...stored, scope }
}

const newConversation = ({ assistant, machine, asker, question }: AskAssistant) => ({
  assistant,
  machineId: machine.id,
  owner: asker,
  clientId: question.clientId,
})

/** The requested conversation, or the one that an earlier attempt of the question started. */
async function findConversationFor({ db }: Ports, asked: AskAssistant): Promise<ConversationSummary | undefined> {
  const { assistant, machine, conversationId, question, asker } = asked
  if (!conversationId) {
    const existing = question.clientId && (await findConversationByClientId(db, asker.userId, question.clientId))
    if (!existing) return undefined
    assertSameSubject(existing, newConversation(asked))
    return existing
  }
  const conversation = await findConversation(db, asker.userId, conversationId)
  // A conversation is about one machine, so that its context never affects answers about another.
  if (conversation?.machineId !== machine.id || conversation.assistant !== assistant) throw notFound('Conversation')
  return conversation
}

interface AnswerInput {
  id: string
  /** Undefined if not started yet; then no client is listening. */
  conversation: ConversationSummary | undefined
  earlier: readonly Turn[]
  scope: QuestionScope
}

/** Asks the engine and forwards each part of its answer. */
async function writeAnswer(
  { engine, onDelta }: Ports,
  { assistant, question: { prompt }, asker, signal }: AskAssistant,
  { id, conversation, earlier, scope }: AnswerInput,
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
    budget: BUDGET,
  })
  for await (const event of events) {
    if (event.type === 'done') return event.answer
    if (conversation) onDelta(conversation.id, id, event.text)
  }
  throw new Error('the answer engine ended without an answer')
}

const turnsBefore = (turnPosition: TurnPosition, turns: readonly StoredTurn[]): Turn[] =>
  turns
    .filter(({ position }) => !('position' in turnPosition) || position < turnPosition.position)
    .map(({ role, content }) => ({ role, content }))
