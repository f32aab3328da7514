import type { StockMovementKind } from '../../../db/schema'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { AskedMovement } from './asked-movements.repository'

const kinds: Record<StockMovementKind, Text> = {
  RECEIVED: { en: 'received', es: 'recibidas' },
  COUNTED: { en: 'counted', es: 'contadas' },
  ADJUSTED: { en: 'adjusted', es: 'ajustadas' },
  TRANSFERRED: { en: 'moved', es: 'trasladadas' },
  RESERVED: { en: 'reserved', es: 'reservadas' },
  RELEASED: { en: 'released', es: 'liberadas' },
  SHIPPED: { en: 'shipped', es: 'enviadas' },
  RETURNED: { en: 'returned', es: 'devueltas' },
}

const nobody: Text = { en: 'automatic', es: 'automático' }

/** One movement of the ledger, as its page shows it. */
export function movementFact(movement: AskedMovement, asker: Asker): Fact {
  const { kind, partId, partNumber, description, location, by, reason, order_number: order } = movement
  const known = [
    `${inLanguage(kinds[kind], asker)} ${signed(movement.on_hand_change || movement.reserved_change)}`,
    location,
    dayFor(movement.recorded_at, asker),
    by ?? inLanguage(nobody, asker),
    ...(order === null ? [] : [salesNumber('order', order)]),
    ...(reason ? [`“${reason}”`] : []),
  ]
  return {
    title: partNumber,
    path: `/inventory/${partId}`,
    text: `${description || partNumber} (${partNumber}): ${known.join(', ')}`,
    at: movement.recorded_at,
  }
}

const signed = (pieces: number): string => (pieces > 0 ? `+${pieces}` : `${pieces}`)
