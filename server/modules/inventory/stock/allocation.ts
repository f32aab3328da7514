/** What one of an order line takes from the stock. */
export interface NeededPart {
  partId: string
  perUnit: number
}

/** A part's stock at one location. */
export interface StockLevel {
  partId: string
  locationId: string
  onHand: number
  reserved: number
}

export interface PlacedQuantity {
  partId: string
  locationId: string
  quantity: number
}

/** How many whole units of a line can be taken from the levels, at most `wanted`. */
export const wholeUnits = (wanted: number, parts: readonly NeededPart[], levels: readonly StockLevel[]): number =>
  parts.reduce(
    (units, { partId, perUnit }) => Math.min(units, Math.floor(availableOf(partId, levels) / perUnit)),
    wanted,
  )

/**
 * Takes units of a line from the levels, location by location in their order.
 * @returns what to reserve where, and the levels afterwards
 */
export function allocate(
  units: number,
  parts: readonly NeededPart[],
  levels: readonly StockLevel[],
): { taken: PlacedQuantity[]; levels: StockLevel[] } {
  const left = new Map(parts.map(({ partId, perUnit }) => [partId, perUnit * units]))
  const taken: PlacedQuantity[] = []
  const after = levels.map((level) => {
    const quantity = Math.min(left.get(level.partId) ?? 0, level.onHand - level.reserved)
    if (quantity <= 0) return level
    left.set(level.partId, (left.get(level.partId) ?? 0) - quantity)
    taken.push({ partId: level.partId, locationId: level.locationId, quantity })
    return { ...level, reserved: level.reserved + quantity }
  })
  return { taken, levels: after }
}

/** Takes units of a line from what is reserved for it, in its order; the counterpart of `allocate`. */
export function consumeReserved(
  units: number,
  parts: readonly NeededPart[],
  reservations: readonly PlacedQuantity[],
): PlacedQuantity[] {
  const asLevels = reservations.map(({ quantity, ...place }) => ({ ...place, onHand: quantity, reserved: 0 }))
  return allocate(units, parts, asLevels).taken
}

const availableOf = (partId: string, levels: readonly StockLevel[]): number =>
  levels.reduce((sum, level) => (level.partId === partId ? sum + level.onHand - level.reserved : sum), 0)
