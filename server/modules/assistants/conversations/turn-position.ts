import { conflict } from '../../../domain/domain-error'
import type { Turn } from './conversation'

/** The properties of a stored turn that determine the position of a question. */
export interface StoredTurn extends Turn {
  id: string
  /** From 0; the answer of a question has the next position. */
  position: number
  /** Of a question; the same for every attempt. */
  clientId: string | null
}

export interface NewQuestion {
  prompt: string
  clientId: string | undefined
  /** The earlier answer to replace. */
  replaces: string | undefined
}

/** The position of a question, or its existing answer. */
export type TurnPosition = { position: number } | { answeredBy: string }

/**
 * Finds the position of a question. A question with a known client id, or an identical unanswered one at the end, retains
 * its position; with other words under a known client id it replaces the question that was stopped.
 * @throws DomainError conflict if the answer to replace no longer exists
 */
export function findTurnPosition(
  turns: readonly StoredTurn[],
  { prompt, clientId, replaces }: NewQuestion,
): TurnPosition {
  const before = clientId && turns.find((turn) => turn.clientId === clientId)
  if (before) {
    const answer = turns.find(({ position, role }) => position === before.position + 1 && role === 'assistant')
    return answer && before.content === prompt ? { answeredBy: answer.id } : { position: before.position }
  }
  if (replaces) {
    const answer = turns.find(({ id, role }) => id === replaces && role === 'assistant')
    if (!answer) throw answerReplaced()
    return { position: answer.position - 1 }
  }
  const last = turns.at(-1)
  if (!last) return { position: 0 }
  return { position: last.role === 'user' && last.content === prompt ? last.position : last.position + 1 }
}

const answerReplaced = () =>
  conflict('answer_replaced', {
    en: 'This answer has been replaced by another one. Load the conversation again.',
    es: 'Esta respuesta fue reemplazada por otra. Cargue de nuevo la conversación.',
  })
