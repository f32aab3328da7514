import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { Machine } from '../../machines'
import type { ManualRepository } from '../../manuals'
import type { AnswerEngine } from '../answering/engine'
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
import { answerQuestion } from './answer-question'
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
  /** The preferred language of the person who asks. */
  language: Language
  signal: AbortSignal
}

export interface AnsweredQuestion extends QuestionResult {
  scope: QuestionScope
}

/**
 * Answers a question about a machine from its manuals and stores both in a conversation.
 * @throws DomainError not-found for a conversation of another person or about another machine; conflict if the answer to
 *   replace no longer exists; unavailable if no answer was found in time. Throws the signal's reason if it was aborted;
 *   then nothing is stored.
 */
export async function askAssistant(ports: Ports, asked: AskAssistant): Promise<AnsweredQuestion> {
  const { db, transact, manuals } = ports
  const { assistant, asker, language, machine, question, signal } = asked
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
  const answered = await answerQuestion(ports.engine, {
    ...{ assistant, asker, language, scope, signal },
    prompt: question.prompt,
    earlier: asked.earlier ?? turnsBefore(turnPosition, turns),
    // Until the conversation has started, no client is listening.
    onDelta: (text) => conversation && ports.onDelta(conversation.id, id, text),
  })
  const durationMs = Math.round(performance.now() - started)
  const answer = { ...answered, engine: 'extractive' as const, durationMs }
  const stored = await transact((trx) =>
    storeAnswer(trx, {
      conversation: conversation ?? newConversation(asked),
      answerId: id,
      question,
      serialNumber: asked.serialNumber ?? null,
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

const turnsBefore = (turnPosition: TurnPosition, turns: readonly StoredTurn[]): Turn[] =>
  turns
    .filter(({ position }) => !('position' in turnPosition) || position < turnPosition.position)
    .map(({ role, content }) => ({ role, content }))
