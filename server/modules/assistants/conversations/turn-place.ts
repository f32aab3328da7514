import { conflict } from '../../../domain/domain-error'
import type { Turn } from './conversation'

/** A stored turn, as far as it decides where a question goes. */
export interface PlacedTurn extends Turn {
  id: string
  /** From 0; a question's answer has the next one. */
  position: number
  /** Of a question: the same for every try to ask it. */
  clientId: string | null
}

export interface NewQuestion {
  prompt: string
  clientId: string | undefined
  /** The earlier answer whose place the new one takes. */
  replaces: string | undefined
}

/** Where a question goes: a place of its own, or the answer that it has already. */
export type TurnPlace = { position: number } | { answeredBy: string }

/**
 * A question that was asked before under its client id, or that stands unanswered at the end, has its place already; one
 * that was asked in other words under its client id was stopped and takes the place of what it was.
 * @throws DomainError conflict where the answer to be replaced is no longer there
 */
export function placeOf(turns: readonly PlacedTurn[], { prompt, clientId, replaces }: NewQuestion): TurnPlace {
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
    en: 'Another answer has taken the place of this one. Load the conversation again.',
    es: 'Otra respuesta ya ocupa el lugar de esta. Cargue de nuevo la conversación.',
  })
