import type { components } from '#contract/platform'
import { fromTenths } from '../../../domain/meter-figure'
import type { Language } from '../../../domain/text'
import { unusedColumns } from '../../../tables/table-outline'
import { outlineToWire, separatorToWire, signToWire } from '../../../tables/table-outline.wire'
import { machineKind } from './import-columns'
import type { MachineImport } from './import-machines'
import type { PlannedRow } from './import-plan'
import type { ImportedMachine } from './parse-row'
import type { RecognizedFormat } from './recognize-format'

type Schemas = components['schemas']
type Report = Schemas['ImportReport']

/** Enough to see what is wrong with a table; a bad one of 20,000 rows would repeat it 20,000 times. */
const MAX_LISTED_REFUSALS = 500

export function reportToWire(
  { plan, recognized, outline, importId, isStored: applied }: MachineImport,
  language: Language,
): Report {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const rows: Report['rows'] = []
  for (const planned of plan) {
    counts[planned.fate] += 1
    if (counts.refused > MAX_LISTED_REFUSALS && planned.fate === 'refused') continue
    const reason = planned.fate === 'refused' ? planned.reason[language] : null
    const { line: row, fate, serialNumber: serial_number, cells } = planned
    rows.push({ row, fate, serial_number, reason, cells, machine: machineOf(planned) })
  }
  return {
    ...{ applied, ...counts },
    import_id: importId,
    refused_not_listed: Math.max(0, counts.refused - MAX_LISTED_REFUSALS),
    recognized: formatToWire(recognized),
    unused_columns: unusedColumns(outline),
    outline: outlineToWire(outline, machineKind, language),
    rows,
  }
}

function machineOf(planned: PlannedRow): Schemas['ImportedMachine'] | null {
  if (planned.fate === 'refused') return null
  return machineToWire(planned.fate === 'created' ? planned.row : planned.after)
}

const machineToWire = (machine: ImportedMachine): Schemas['ImportedMachine'] => ({
  brand: machine.brand,
  model: machine.model,
  name: machine.name ?? '',
  location: machine.location ?? '',
  unit: machine.unit ?? 'hours',
  hours: machine.hours === undefined ? null : fromTenths(machine.hours),
  hours_at: machine.hoursAt?.toISOString() ?? null,
  in_service_on: machine.inServiceOn ?? null,
})

const formatToWire = ({ separator, decimalSign, dates }: RecognizedFormat): Schemas['RecognizedFormat'] => ({
  separator: separatorToWire(separator),
  decimal_sign: signToWire(decimalSign),
  dates: dates.map(({ column, order, isAssumed }) => ({ column, order, is_assumed: isAssumed })),
})
