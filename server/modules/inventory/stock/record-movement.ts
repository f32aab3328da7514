import type { Transaction } from '../../../db/connection'
import { invalid } from '../../../domain/domain-error'
import { adjust, count, receive, transfer } from './change-stock'

export interface NewMovement {
  dealershipId: string
  partId: string
  personId: string
  kind: 'RECEIVED' | 'COUNTED' | 'ADJUSTED' | 'TRANSFERRED'
  locationId: string
  /** How many; for ADJUSTED the change, which may be below 0. */
  quantity: number
  expected: number | undefined
  toLocationId: string | undefined
  reason: string
}

/**
 * Records what a person did with goods.
 * @throws DomainError invalid for a movement that lacks something or is of no goods; what the kinds themselves throw
 */
export async function recordMovement(trx: Transaction, movement: NewMovement): Promise<void> {
  const { kind, quantity, expected, toLocationId, ...change } = movement
  if (kind === 'ADJUSTED') {
    if (quantity === 0) throw noQuantity()
    if (change.reason === '') throw noReason()
    return adjust(trx, { ...change, change: quantity })
  }
  if (quantity < 0 || (quantity === 0 && kind !== 'COUNTED')) throw noQuantity()
  if (kind === 'RECEIVED') return receive(trx, { ...change, quantity })
  if (kind === 'TRANSFERRED') {
    if (toLocationId === undefined) throw noTarget()
    return transfer(trx, { ...change, quantity, toLocationId })
  }
  if (expected === undefined) throw nothingExpected()
  return count(trx, { ...change, quantity, expected })
}

const noQuantity = () =>
  invalid({
    path: 'body.quantity',
    message: { en: 'Enter the quantity as a whole number.', es: 'Introduzca la cantidad como número entero.' },
  })

const noReason = () =>
  invalid({ path: 'body.reason', message: { en: 'Enter the reason.', es: 'Introduzca el motivo.' } })

const noTarget = () =>
  invalid({
    path: 'body.to_location_id',
    message: { en: 'Choose the location to move the parts to.', es: 'Elija la ubicación de destino.' },
  })

const nothingExpected = () =>
  invalid({
    path: 'body.expected',
    message: {
      en: 'Enter how many were on hand when the parts were counted.',
      es: 'Indique cuántas había cuando se contaron.',
    },
  })
