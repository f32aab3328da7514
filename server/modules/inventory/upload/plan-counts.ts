import type { Text } from '../../../domain/text'
import type { CountColumn } from './count-columns'
import type { CountRow } from './parse-counts'

export interface KnownStock {
  /** Ids of parts by their number in capitals. */
  parts: ReadonlyMap<string, string>
  /** Open locations by name in small letters. */
  locations: ReadonlyMap<string, { id: string; name: string }>
  /** Where rows without a location are counted. */
  defaultLocation: { id: string; name: string }
  /** By `levelKey`. */
  levels: ReadonlyMap<string, KnownLevel>
}

export interface KnownLevel {
  onHand: number
  reserved: number
  reorderLevel: number | null
  /** The movement that counted it last. */
  lastCount: number | null
}

export interface PlannedCount {
  line: number
  partNumber: string
  location: string
  before: number | null
  /** The movement that had counted it last. */
  lastCount: number | null
  quantity: number | null
  /** What is stored; null if nothing changes or the row is refused. */
  change: { partId: string; locationId: string; onHandChange: number; reorderLevel: number | undefined } | null
  /** Why the row is refused. */
  reason: Text | null
  /** What is wrong in itself. */
  wrong?: CountColumn
}

export const partKey = (partNumber: string): string => partNumber.toUpperCase()
export const locationKey = (name: string): string => name.toLowerCase()
export const levelKey = (partId: string, locationId: string): string => `${partId} ${locationId}`

/**
 * Decides what becomes of each row.
 * @param lines in which parts and locations are counted already, by `levelKey`
 */
export function* planCounts(
  rows: Iterable<CountRow>,
  stock: KnownStock,
  lines = new Map<string, number>(),
): Generator<PlannedCount> {
  for (const row of rows) {
    const partId = stock.parts.get(partKey(row.partNumber))
    const location = row.location === undefined ? stock.defaultLocation : stock.locations.get(locationKey(row.location))
    const shown = {
      line: row.line,
      partNumber: row.partNumber,
      location: location?.name ?? row.location ?? '',
      quantity: row.quantity ?? null,
    }
    const refused = (reason: Text, wrong?: CountColumn): PlannedCount => ({
      ...shown,
      ...{ before: null, lastCount: null, change: null, reason },
      ...(wrong && { wrong }),
    })
    if (row.reason) yield refused(row.reason)
    else if (!partId) yield refused(unknownPart(row.partNumber), 'part_number')
    else if (!location) yield refused(unknownLocation(row.location ?? ''), 'location')
    else {
      const key = levelKey(partId, location.id)
      const earlier = lines.get(key)
      lines.set(key, earlier ?? row.line)
      const level = stock.levels.get(key) ?? emptyLevel
      if (earlier !== undefined) yield refused(repeats(earlier), 'part_number')
      else if ((row.quantity ?? level.onHand) < level.reserved) yield refused(belowReserved(level.reserved), 'quantity')
      else {
        const { onHand: before, lastCount } = level
        yield { ...shown, before, lastCount, change: changeOf(row, level, partId, location.id), reason: null }
      }
    }
  }
}

const emptyLevel: KnownLevel = { onHand: 0, reserved: 0, reorderLevel: null, lastCount: null }

function changeOf({ quantity, reorderLevel }: CountRow, level: KnownLevel, partId: string, locationId: string) {
  const onHandChange = (quantity ?? level.onHand) - level.onHand
  const changesLevel = reorderLevel !== undefined && reorderLevel !== level.reorderLevel
  if (onHandChange === 0 && !changesLevel) return null
  return { partId, locationId, onHandChange, reorderLevel: changesLevel ? reorderLevel : undefined }
}

const unknownPart = (number: string): Text => ({
  en: `The catalogue has no part ${number}.`,
  es: `El catálogo no tiene la pieza ${number}.`,
})

const unknownLocation = (name: string): Text => ({
  en: `There is no open location ${name}.`,
  es: `No hay ninguna ubicación abierta ${name}.`,
})

const repeats = (line: number): Text => ({
  en: `Row ${line} has the same part and location.`,
  es: `La fila ${line} tiene la misma pieza y ubicación.`,
})

const belowReserved = (reserved: number): Text => ({
  en: `Fewer were counted than are reserved for orders: ${reserved}.`,
  es: `Se contaron menos de las reservadas para pedidos: ${reserved}.`,
})
