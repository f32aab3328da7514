import type { Schema } from './contract'

/** What limits the values of a schema, and not their shape. */
const limits = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'],
])

/** Whose values are no schemas. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'required'])

/**
 * A schema for writing replies. The serializer compares values with alternatives, and would fail a whole list for one stored
 * value beyond a limit, which is of use to nobody by then.
 */
export function withoutLimits(schema: Schema): Schema {
  const stripped: Schema = JSON.parse(JSON.stringify(strip(schema)))
  return stripped
}

/** The name of a schema without its limits. */
export const replyName = (name: string): string => `${name}InReplies`

function strip(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strip)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !limits.has(key))
      .map(([key, value]) => [key, stripKeyword(key, value)]),
  )
}

function stripKeyword(key: string, value: unknown): unknown {
  if (values.has(key)) return value
  if (key === '$ref' && typeof value === 'string') return replyName(value)
  if (key !== 'properties' || typeof value !== 'object' || value === null) return strip(value)
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, strip(schema)]))
}
