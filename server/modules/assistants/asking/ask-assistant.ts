import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { Machine } from '../../machines'
import type { ManualRepository } from '../../manuals'
import type { Delta } from '../conversations/announce-answer'
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
import { isOffTopic } from '../off-topic/is-off-topic'
import { type AnswerPorts, answerQuestion } from './answer-question'
import { findNamedMachine } from './find-named-machine'
import { type QuestionScope, selectManuals } from './question-scope'
import { withCatalogue } from './with-catalogue'

export interface AskPorts extends AnswerPorts {
  db: Database
  transact: Transact
  manuals: ManualRepository
  /** Called with each part of an answer. */
  onDelta: (delta: Delta) => void
}

export interface AskAssistant {
  assistant: AssistantName
  /** Must be visible to the person; undefined with the general assistant, if none is chosen. */
  machine: Machine | undefined
  /** Undefined if the person may not, or no longer, see it. */
  findMachine: (id: string) => Promise<Machine | undefined>
  serialNumber: string | undefined
  question: NewQuestion
  /** The earlier turns as known to the client; defaults to the stored ones. */
  earlier: readonly Turn[] | undefined
  /** Whether the question is answered without the earlier turns. */
  standalone: boolean
  /** A new conversation is started if this is undefined. */
  conversationId: string | undefined
  asker: Caller
  /** The preferred language of the person who asks. */
  language: Language
  /** Where the person is, by which figures and days are written. */
  region: Region
  signal: AbortSignal
}

export interface AnsweredQuestion extends QuestionResult {
  /** Undefined if no machine is chosen or named. */
  scope: QuestionScope | undefined
}

/**
 * Answers a question and stores both in a conversation.
 * @throws DomainError not-found for a conversation of another person or about another machine; conflict if the answer to
 *   replace no longer exists; unavailable if no answer was found in time. Throws the signal's reason if it was aborted;
 *   then nothing is stored.
 */
export async function askAssistant(ports: AskPorts, asked: AskAssistant): Promise<AnsweredQuestion> {
  const { db, transact, manuals } = ports
  const { assistant, asker, language, region, machine, question, signal } = asked
  const started = performance.now()
  const conversation = await findConversationFor(ports, asked)
  const turns = conversation ? await listTurns(db, conversation.id) : []
  const turnPosition = findTurnPosition(turns, question)
  const standalone = asked.standalone || (await wasStandalone(db, turns, question.replaces))
  const earlier = standalone ? [] : (asked.earlier ?? turnsBefore(turnPosition, turns))
  const subject = await findSubject(ports, asked, earlier)
  const scope =
    subject.machine &&
    selectManuals(await manuals.visibleTo(asker).allOf(subject.machine.id), subject.machine, subject.serialNumber)
  if (conversation && 'answeredBy' in turnPosition) {
    const answer = await findAnswer(db, turnPosition.answeredBy)
    return { id: turnPosition.answeredBy, answer, conversation, scope }
  }

  const id = randomUUID()
  const found = await answerQuestion(ports, {
    ...{ assistant, asker, language, region, scope, signal, earlier },
    ...{ serialNumber: subject.serialNumber, candidates: subject.candidates },
    chosen: machine && { id: machine.id, serialNumber: asked.serialNumber },
    prompt: question.prompt,
    assertVisible: async () => {
      if (subject.machine && !(await asked.findMachine(subject.machine.id))) throw notFound('Machine')
    },
    // Until the conversation has started, no client is listening. The parts assistant may still answer from a catalogue.
    onDelta: (text) => {
      if (!conversation || assistant === 'parts') return
      ports.onDelta({ conversationId: conversation.id, answerId: id, clientId: question.clientId, text })
    },
  })
  const answered = await withCatalogue(db, { machine, asker, prompt: question.prompt }, found)
  const durationMs = Math.round(performance.now() - started)
  const answer = {
    ...answered,
    ...(standalone && { standalone: true as const }),
    ...(!machine && subject.machine && { namedMachineId: subject.machine.id }),
    ...(answered.confidence === 'none' && {
      offTopic: isOffTopic({ prompt: question.prompt, earlier, language }, answered),
    }),
    durationMs,
  }
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

/** The chosen machine, or the one that a question to the general assistant names. */
async function findSubject({ records }: AskPorts, asked: AskAssistant, earlier: readonly Turn[]) {
  const { assistant, machine, serialNumber, asker, question } = asked
  if (machine || assistant !== 'general') return { machine, serialNumber, candidates: [] }
  const { model, candidates } = await findNamedMachine(records, {
    ...{ prompt: question.prompt, earlier, caller: asker, language: asked.language, region: asked.region },
  })
  return {
    machine: model && (await asked.findMachine(model.id)),
    serialNumber: model?.serialNumber,
    candidates,
  }
}

/** Whether the answer to replace was given without the earlier turns; the new one then is, too. */
async function wasStandalone(
  db: Database,
  turns: readonly StoredTurn[],
  replaced: string | undefined,
): Promise<boolean> {
  if (replaced === undefined || !turns.some(({ id }) => id === replaced)) return false
  return (await findAnswer(db, replaced)).standalone ?? false
}

const newConversation = ({ assistant, machine, asker, question }: AskAssistant) => ({
  assistant,
  machineId: machine?.id ?? null,
  owner: asker,
  clientId: question.clientId,
})

/** The requested conversation, or the one that an earlier attempt of the question started. */
async function findConversationFor({ db }: AskPorts, asked: AskAssistant): Promise<ConversationSummary | undefined> {
  const { assistant, machine, conversationId, question, asker } = asked
  if (!conversationId) {
    const existing = question.clientId && (await findConversationByClientId(db, asker.userId, question.clientId))
    if (!existing) return undefined
    assertSameSubject(existing, newConversation(asked))
    return existing
  }
  const conversation = await findConversation(db, asker.userId, conversationId)
  // A conversation is about one machine, so that its context never affects answers about another.
  if (conversation?.machineId !== (machine?.id ?? null) || conversation.assistant !== assistant)
    throw notFound('Conversation')
  return conversation
}

const turnsBefore = (turnPosition: TurnPosition, turns: readonly StoredTurn[]): Turn[] =>
  turns
    .filter(({ position }) => !('position' in turnPosition) || position < turnPosition.position)
    .map(({ role, content }) => ({ role, content }))
