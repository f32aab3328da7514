import type { Described } from './documents'

interface InputSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, InputSchema>
  items?: InputSchema
  anyOf?: InputSchema[]
  oneOf?: InputSchema[]
  allOf?: InputSchema[]
  additionalProperties?: boolean | InputSchema
}

/** Deeper than any schema, for those that contain themselves. */
const MAX_DEPTH = 12
/** Formats of a fixed length. */
const shortFormats = ['uuid', 'date', 'date-time', 'binary']

/** The places in an operation's parameters and body whose value may be larger than what stores it. */
export function unlimitedIn({ parameters, requestBody, components }: Described): string[] {
  const resolve = (schema: InputSchema): InputSchema =>
    schema.$ref ? ((components.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as InputSchema) ?? {}) : schema

  function unlimited(given: InputSchema, place: string, depth = 0): string[] {
    if (depth > MAX_DEPTH) return []
    const schema = resolve(given)
    const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema
    const more = typeof additionalProperties === 'object' ? [additionalProperties] : []
    return [
      ...(isUnlimited(schema) ? [place] : []),
      ...Object.entries(properties).flatMap(([name, one]) => unlimited(one, `${place}.${name}`, depth + 1)),
      ...(items ? unlimited(items, `${place}[]`, depth + 1) : []),
      ...more.flatMap((one) => unlimited(one, `${place}.*`, depth + 1)),
      ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => unlimited(one, place, depth + 1)),
    ]
  }

  return [
    ...parameters.flatMap(({ name, schema = {} }) => unlimited(schema, name)),
    ...Object.values(requestBody?.content ?? {}).flatMap((media) => (media ? unlimited(media.schema, 'body') : [])),
  ]
}

function isUnlimited(schema: InputSchema): boolean {
  const types = [schema.type].flat()
  if (schema.enum || schema.const !== undefined) return false
  if (types.includes('integer') || types.includes('number')) {
    if (schema.minimum === undefined || schema.maximum === undefined) return true
  }
  if (types.includes('array') && schema.maxItems === undefined) return true
  const isShort = schema.maxLength !== undefined || shortFormats.includes(schema.format ?? '')
  const hasFixedPattern = schema.pattern !== undefined && !/[*+]|,\}/.test(schema.pattern)
  return types.includes('string') && !isShort && !hasFixedPattern
}
