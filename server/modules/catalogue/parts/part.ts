import { conflict, invalid, taken } from '../../../domain/domain-error'
import type { Picture } from '../../pictures'

/** An amount in minor units. */
export interface Cost {
  amount: number
  currency: string
}

export interface NamedPart {
  id: string
  partNumber: string
  description: string
}

/** An article of a dealership's catalogue. */
export interface Part extends NamedPart {
  catalogueId: string
  dealershipId: string
  manufacturer: string
  /** What one is; empty for a piece. */
  unit: string
  packSize: number
  minQuantity: number
  cost: Cost | null
  coreCharge: Cost | null
  isActive: boolean
  supersededBy: NamedPart | null
  supersessionReason: string
  /** On hand at all locations and not reserved. */
  available: number
  /** The first one represents the part. */
  pictures: readonly Picture[]
  version: number
  updatedAt: Date
}

/** What can be changed of a part. */
export interface PartFields {
  partNumber: string
  description: string
  manufacturer: string
  unit: string
  packSize: number
  minQuantity: number
  cost: Cost | null
  coreCharge: Cost | null
  isActive: boolean
  supersededById: string | null
  supersessionReason: string
}

/** @throws DomainError invalid for a price in another currency than the catalogue's */
export function assertCurrency(costs: { [path: string]: Cost | null | undefined }, currency: string): void {
  for (const [path, cost] of Object.entries(costs)) {
    if (!cost || cost.currency === currency) continue
    throw invalid({
      path: `body.${path}.currency`,
      message: {
        en: `The prices of this catalogue are in ${currency}.`,
        es: `Los precios de este catálogo están en ${currency}.`,
      },
    })
  }
}

export const partNumberTaken = (partNumber: string) =>
  taken('part_number_taken', {
    path: 'body.part_number',
    message: {
      en: `The catalogue already has a part ${partNumber}.`,
      es: `El catálogo ya tiene una pieza ${partNumber}.`,
    },
  })

export const unknownSuccessor = () =>
  invalid({
    path: 'body.superseded_by_id',
    message: { en: 'The catalogue does not have this part.', es: 'El catálogo no tiene esta pieza.' },
  })

export const circularSupersession = (partNumbers: readonly string[]) =>
  conflict('circular_supersession', {
    en: `These parts would replace each other: ${partNumbers.join(', ')}.`,
    es: `Estas piezas se sustituirían entre sí: ${partNumbers.join(', ')}.`,
  })
