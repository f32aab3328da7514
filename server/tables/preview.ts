import type { Text } from '../domain/text'
import type { PreviewRow, TableOutline } from './table-outline'

/** So many rows show whether the columns are recognized. */
export const PREVIEW_ROWS = 5

/** A row as it will be stored, by column. */
export function previewRow(
  { columns }: TableOutline,
  { line, reason }: { line: number; reason: Text | null },
  values: Readonly<Record<string, string | null>>,
): PreviewRow {
  return { line, reason, values: columns.map(({ field }) => (field === null ? null : (values[field] ?? null))) }
}
