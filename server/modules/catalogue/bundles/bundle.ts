import { invalid } from '../../../domain/domain-error'
import type { Cost, NamedPart } from '../parts/part'

/** Several parts that are sold as one. */
export interface Bundle {
  id: string
  catalogueId: string
  dealershipId: string
  name: string
  description: string
  /** Its own price; null if it costs what its parts cost. */
  ownCost: Cost | null
  isActive: boolean
  /** With the price of one, null for a part without. */
  parts: { part: NamedPart; quantity: number; amount: number | null }[]
  currency: string
  version: number
  updatedAt: Date
}

export interface BundleFields {
  name: string
  description: string
  ownCost: Cost | null
  isActive: boolean
  parts: readonly { partId: string; quantity: number }[]
}

/** What a bundle costs: its own price, otherwise the sum of its parts; null while one of them has no price. */
export function bundleCost({ ownCost, parts, currency }: Pick<Bundle, 'ownCost' | 'parts' | 'currency'>): Cost | null {
  if (ownCost) return ownCost
  let amount = 0
  for (const part of parts) {
    if (part.amount === null) return null
    amount += part.amount * part.quantity
  }
  return { amount, currency }
}

/** @throws DomainError invalid for a part that is listed twice */
export function assertDistinctParts(parts: BundleFields['parts']): void {
  const repeated = parts.findIndex(({ partId }, index) => parts.findIndex((one) => one.partId === partId) < index)
  if (repeated < 0) return
  throw invalid({
    path: `body.parts.${repeated}.part_id`,
    message: {
      en: 'This part is in the list twice. Enter the quantity once.',
      es: 'Esta pieza está dos veces en la lista. Indique la cantidad una vez.',
    },
  })
}

export const unknownPart = (index: number) =>
  invalid({
    path: `body.parts.${index}.part_id`,
    message: { en: 'The catalogue does not have this part.', es: 'El catálogo no tiene esta pieza.' },
  })
