import type { components } from '#contract/platform'
import type { OrderLineText } from './parse-order-lines'

type Schemas = components['schemas']

export type Resolved = Schemas['ResolvedNumber']
export type Numbers = Schemas['NumbersToResolve']['lines']
/** A part that is to be ordered. */
export type PickedPart = { part_id: string; quantity: number; part: Schemas['ResolvedPart'] }

export type CheckedLine = OrderLineText & {
  /** Undefined for a line whose quantity could not be read, which is not looked up. */
  resolved: Resolved | undefined
  /** The id of the part that the person chose where the number could mean several. */
  chosenId: string
}

export type Outcome = Resolved['fate'] | 'quantity'

export const outcomeOf = ({ resolved }: CheckedLine): Outcome => resolved?.fate ?? 'quantity'

/** What is ordered by a line; undefined while that is open. */
export function pickedOf({ resolved, quantity, chosenId }: CheckedLine): PickedPart | undefined {
  if (!resolved || quantity === undefined) return undefined
  const { fate, part, candidates } = resolved
  if (fate === 'ambiguous') {
    const chosen = candidates.find(({ id }) => id === chosenId)
    return chosen && { part_id: chosen.id, quantity, part: chosen }
  }
  const isSold = fate === 'found' || fate === 'superseded'
  return isSold && part ? { part_id: part.id, quantity, part } : undefined
}
