import type { components } from '#contract/platform'
import type { Language } from '../domain/text'
import type { TableKind } from './table-kind'
import type { TableMapping, TableOutline } from './table-outline'
import type { DecimalSign } from './written-figures'

type Schemas = components['schemas']

const separators = new Map<string, Schemas['TableOutline']['separator']>([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'bar'],
])

export const separatorToWire = (separator: string | null): Schemas['TableOutline']['separator'] =>
  separator === null ? 'none' : (separators.get(separator) ?? 'named')

export const signToWire = (sign: DecimalSign | null | undefined): Schemas['DecimalSign'] | null =>
  sign ? (sign === '.' ? 'point' : 'comma') : null

export const outlineToWire = (outline: TableOutline, kind: TableKind, language: Language): Schemas['TableOutline'] => ({
  sheet: outline.sheet,
  sheets: outline.sheets ?? [],
  separator: separatorToWire(outline.separator),
  head_line: outline.headLine,
  fields: kind.fields.map(({ name, type, isRequired = false }) => ({
    ...{ name, is_required: isRequired, has_decimal_sign: type === 'figure' },
  })),
  columns: outline.columns.map(({ recognizedBy, decimalSign, isAmbiguous, doubtfulNumbers, asWritten, ...column }) => ({
    ...column,
    ...{ recognized_by: recognizedBy, decimal_sign: signToWire(decimalSign), is_ambiguous: isAmbiguous },
    ...{ doubtful_numbers: doubtfulNumbers ?? [], as_written: asWritten ?? false },
  })),
  preview: outline.preview.map(({ line, values, reason }) => ({ line, values, reason: reason?.[language] ?? null })),
  left_out: outline.leftOut,
  left_out_count: outline.leftOutCount,
  included_lines: outline.includedLines,
})

export const mappingOfWire = ({
  columns,
  included_lines = [],
  sheet = null,
}: Schemas['TableMapping']): TableMapping => ({
  columns: columns.map(({ position, field, decimal_sign: sign, as_written: asWritten = false }) => ({
    ...{ position, field, asWritten },
    decimalSign: sign ? (sign === 'point' ? '.' : ',') : null,
  })),
  includedLines: included_lines,
  sheet,
})
