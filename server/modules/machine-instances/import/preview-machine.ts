import { fromTenths } from '../../../domain/meter-figure'
import type { ImportColumn } from './import-columns'
import type { ParsedRow } from './parse-table'

/** What a row stores, as text. */
export function previewMachine({ parsed, serialNumber }: ParsedRow): Partial<Record<ImportColumn, string | null>> {
  if ('reason' in parsed) return { serial_number: serialNumber }
  return {
    ...{ brand: parsed.brand, model: parsed.model, serial_number: parsed.serialNumber },
    ...{ name: parsed.name ?? null, location: parsed.location ?? null, unit: parsed.unit ?? null },
    hours: parsed.hours === undefined ? null : String(fromTenths(parsed.hours)),
    hours_at: parsed.hoursAt?.toISOString() ?? null,
    in_service_on: parsed.inServiceOn ?? null,
  }
}
