import { forbidden } from '../../domain/domain-error'

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
  /** Whether the two work together now; what was before stays readable to both. */
  isLinked: boolean
}

export const notServed = () =>
  forbidden({
    en: 'The dealership does not serve this operator now.',
    es: 'El concesionario no da servicio a este operador en este momento.',
  })

/** @throws DomainError forbidden where the dealership no longer serves the operator */
export function assertServed({ isLinked }: OperatorMachine): void {
  if (!isLinked) throw notServed()
}
