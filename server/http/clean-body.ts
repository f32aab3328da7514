import { severalLines, singleLine } from '../domain/clean-text'

/** The schema of a part of a body, as far as it says what text may be in it. */
export interface TextSchema {
  /** Text has one line unless its schema says otherwise; `verbatim` is for secrets and what is compared. */
  'x-text'?: 'lines' | 'verbatim'
  properties?: Record<string, TextSchema>
  additionalProperties?: TextSchema | boolean
  items?: TextSchema
  allOf?: TextSchema[]
  anyOf?: TextSchema[]
  oneOf?: TextSchema[]
}

/**
 * Cleans all text of a body that its schema knows, in place: one rule for every name, number and message, wherever it is
 * entered. What the schema does not know is left alone, because nothing reads it.
 */
export function cleanBody(value: unknown, schema: TextSchema): unknown {
  const parts = partsOf(schema)
  if (typeof value === 'string') return cleaned(value, parts.find((part) => part['x-text'])?.['x-text'])
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items
    if (items) for (const [index, item] of value.entries()) value[index] = cleanBody(item, items)
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const found = parts.map((part) => part.properties?.[name] ?? part.additionalProperties)
      const known = found.find((one) => typeof one === 'object')
      if (known) value[name] = cleanBody(inner, known)
    }
  }
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function cleaned(text: string, kind: TextSchema['x-text']): string {
  if (kind === 'verbatim') return text
  return kind === 'lines' ? severalLines(text) : singleLine(text)
}

/** A schema with those that it combines. */
const partsOf = (schema: TextSchema): TextSchema[] => [
  schema,
  ...[...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf),
]
