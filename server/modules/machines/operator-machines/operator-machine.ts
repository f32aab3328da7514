import { forbidden } from '../../../domain/domain-error'
import type { Thread } from './thread'

interface Named {
  id: string
  name: string
}

/** A model that a dealership has assigned to one operator. */
export interface OperatorMachine {
  id: string
  organization: Named
  dealership: Named
  machine: { id: string; brand: string; model: string; type: string }
  /** Machines of the model that the dealership serves there. */
  instanceCount: number
  lastMessageAt: Date | null
  createdAt: Date
  /** Messages of others that the reader has not read. */
  unreadCount: number
  thread: Thread
  /** When the assignment ended; null while the operator has the model. */
  removedAt: Date | null
  /** Whether the dealership serves the operator now. */
  isLinked: boolean
}

export const notServed = () =>
  forbidden({
    en: 'The dealership does not serve this operator.',
    es: 'El concesionario no atiende a este operador.',
  })

/** @throws DomainError forbidden if the dealership no longer serves the operator, or has ended the assignment */
export function assertServed({ isLinked, removedAt }: OperatorMachine): void {
  if (!isLinked) throw notServed()
  if (removedAt) {
    throw forbidden({
      en: 'This model was withdrawn. Its messages can only be read.',
      es: 'Este modelo se retiró. Sus mensajes solo se pueden leer.',
    })
  }
}
