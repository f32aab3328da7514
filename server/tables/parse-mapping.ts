import { z } from 'zod'
import {
  chosenColumnLimits as column,
  decimalSignValues,
  tableMappingLimits as mapping,
} from '#contract/platform-limits'
import { invalid } from '../domain/domain-error'
import type { TableMapping } from './table-outline'
import { mappingOfWire } from './table-outline.wire'

/** `TableMapping` of the contract, for a form, which sends texts. */
const schema = z.object({
  columns: z
    .array(
      z.object({
        position: z.int().min(column.position.minimum).max(column.position.maximum),
        field: z.string().max(column.field.maxLength).nullable(),
        decimal_sign: z.enum(decimalSignValues).nullable().optional(),
        as_written: z.boolean().optional(),
      }),
    )
    .max(mapping.columns.maxItems),
  included_lines: z
    .array(z.int().min(mapping.included_lines.items.minimum))
    .max(mapping.included_lines.maxItems)
    .optional(),
  sheet: z.string().max(mapping.sheet.maxLength).nullable().optional(),
})

/** @throws DomainError for other than such a mapping */
export function parseMapping(text: string): TableMapping {
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return mappingOfWire(parsed.data)
  throw invalid({
    path: 'body.mapping',
    message: { en: 'Choose the columns again.', es: 'Elija de nuevo las columnas.' },
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
