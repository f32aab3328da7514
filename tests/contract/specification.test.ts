import { describe, expect, it } from 'vitest'
import { described, specified } from './specification'

interface Schema {
  $ref?: string
  properties?: Record<string, unknown>
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
}

/** The fields of a body, also those of the schemas that it refers to or combines. */
function fieldsOf(schema: Schema, shared: Record<string, Schema>): string[] {
  const named = shared[schema.$ref?.split('/').at(-1) ?? ''] ?? {}
  const parts = [schema, named].flatMap(({ allOf = [], oneOf = [], anyOf = [] }) => [...allOf, ...oneOf, ...anyOf])
  return [
    ...Object.keys({ ...schema.properties, ...named.properties }),
    ...parts.flatMap((part) => fieldsOf(part, shared)),
  ]
}

describe('the calls of the specification, section 7', () => {
  it('are in the contract', () => {
    expect(specified).toHaveLength(82)
    expect(specified.filter(({ name }) => !described.has(name)).map(({ name }) => name)).toEqual([])
  })

  it.each(specified.filter(({ name, query, body }) => described.has(name) && query.length + body.length > 0))(
    '$name takes what the web app sends',
    ({ name, query, body }) => {
      const operation = described.get(name)
      if (!operation) throw new Error(`${name} is not described`)
      const parameters = operation.parameters.flatMap(({ in: place, name: one }) => (place === 'query' ? [one] : []))
      expect({ query: query.filter((one) => !parameters.includes(one)) }).toEqual({ query: [] })
      const media = Object.values(operation.requestBody?.content ?? {})
      const fields = media.flatMap((one) => fieldsOf(one?.schema ?? {}, operation.components.schemas ?? {}))
      expect({ body: body.filter((one) => !fields.includes(one)) }).toEqual({ body: [] })
    },
  )
})
