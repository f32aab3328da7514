import type { components } from '#contract/platform'
import { salesNumber } from '../../../domain/sales-number'
import type { StoredMovement } from './movement.repository'
import type { PartStock } from './part-stock.repository'

type Schemas = components['schemas']

export function stockToWire({
  back_ordered,
  levels,
  id,
  organization_id,
  part_number,
  description,
  unit,
  is_active,
}: PartStock): Schemas['PartStock'] {
  const sum = (of: 'on_hand' | 'reserved') => levels.reduce((total, level) => total + level[of], 0)
  const [on_hand, reserved] = [sum('on_hand'), sum('reserved')]
  return {
    part: { id, organization_id, part_number, description, unit, is_active },
    on_hand,
    reserved,
    available: on_hand - reserved,
    back_ordered,
    is_low: levels.some(
      (level) => level.reorder_level !== null && level.on_hand - level.reserved <= level.reorder_level,
    ),
    levels,
  }
}

export const movementToWire = ({
  order_id,
  order_number,
  recorded_at,
  ...movement
}: StoredMovement): Schemas['StockMovement'] => ({
  ...movement,
  order:
    order_id !== null && order_number !== null
      ? { id: order_id, order_number: salesNumber('order', order_number) }
      : null,
  recorded_at: recorded_at.toISOString(),
})
